import { CallError } from '../../../client/api.ts'
import type { Kit, Settled } from '../../../client/kit.ts'
import { type Kind, kindNames } from '../kinds.ts'
import type { FishOutcome } from '../server.ts'
import type { Swimmer } from './school.ts'

type Hit = { one: Swimmer; serial: number }
export type Shot = { hits: Hit[]; stake: string }
type ShotHandlers = {
  /** The shot's answer; `kinds` and `hits` are those that it was really ordered for. */
  answered(settled: Settled<FishOutcome>, hits: readonly Swimmer[], kinds: readonly Kind[]): void
  failed(): void
}

/** Maximum shots in flight: in the water, queued and requested. The cannon waits for the rest. */
export const maxInFlight = 5

/**
 * Shots are queued and ordered one at a time, because each round shows its hash first. The frame asks for a lost answer
 * again with the same id; when that fails too, the queue is dropped and nothing in it was staked.
 */
export function createShots(kit: Pick<Kit, 'order'>, { answered, failed }: ShotHandlers) {
  const line: Shot[] = []
  let isAsking = false

  const isThere = ({ one, serial }: Hit) => one.isOn && one.serial === serial
  const release = ({ hits }: Shot) => {
    for (const hit of hits) if (isThere(hit)) hit.one.held = Math.max(0, hit.one.held - 1)
  }

  async function ask(shot: Shot) {
    const left = shot.hits.filter(isThere)
    // Fish that were caught in the meantime are left out.
    if (left.length === 0) return
    const kinds = left.map(({ one }) => kindNames[one.kind] as Kind)
    try {
      const settled = await kit.order<FishOutcome>({ fish: kinds }, { stake: shot.stake })
      answered(
        settled,
        left.map(({ one }) => one),
        kinds,
      )
    } finally {
      release(shot)
    }
  }

  async function work() {
    if (isAsking) return
    isAsking = true
    try {
      for (let shot = line.shift(); shot; shot = line.shift()) await ask(shot)
    } catch (error) {
      for (const shot of line.splice(0)) release(shot)
      failed()
      if (!(error instanceof CallError)) throw error
    } finally {
      isAsking = false
    }
  }

  return {
    underWay: () => line.length + (isAsking ? 1 : 0),
    add(fish: readonly Swimmer[], stake: string) {
      for (const one of fish) one.held += 1
      line.push({ hits: fish.map((one) => ({ one, serial: one.serial })), stake })
      void work()
    },
  }
}

import { CallError } from '../../../client/api.ts'
import type { Kit, Running, Settled } from '../../../client/kit.ts'
import { heightAt } from '../curve.ts'
import type { RocketBet, RocketOutcome } from '../server.ts'
import type { Sky } from './sky.ts'
import type { Strings } from './strings/index.ts'

type End = Settled<RocketOutcome>
export const flies = (answer: End | Running): answer is Running => 'running' in answer
type Own = Kit<keyof Strings>
/** How often the page asks whether the flight has ended, in milliseconds. */
const askEvery = 220
/** Lost answers in a row until the page gives up. */
const maxLostAnswers = 5

/**
 * Shows a flight from its start until the server reports its end. `leave` requests the exit; the height by the
 * server's clock at that moment counts.
 */
export function follow(kit: Own, sky: Sky, start: Running, target: number, onHeight: (height: number) => void) {
  const began = performance.now() - start.elapsedMs
  const flown = () => performance.now() - began
  let end: End | undefined
  let isAsking = false

  const take = (answer: End | Running) => {
    if (!flies(answer)) end = answer
  }
  const frame = () => {
    if (end) return
    const now = Math.min(heightAt(flown()), target)
    if (kit.calm()) sky.show(0, now)
    else sky.show(flown(), now)
    onHeight(now)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)

  /** Repeats a lost request: the flight continues on the server. */
  let lost = 0
  const look = async () => {
    try {
      take(await kit.look<RocketOutcome>(start.roundId))
      lost = 0
    } catch (error) {
      lost += 1
      if (!(error instanceof CallError) || lost > maxLostAnswers) throw error
    }
  }
  const ask = async () => {
    while (!end) {
      await new Promise((resolve) => setTimeout(resolve, askEvery))
      if (!end && !isAsking) await look()
    }
    return end
  }
  return {
    ended: ask(),
    async leave() {
      if (end || isAsking) return
      isAsking = true
      try {
        take(await kit.act<RocketOutcome>(start.roundId, { leave: true }))
      } finally {
        isAsking = false
      }
    },
  }
}

/** Height at which the player was off, or null when the flight ended before. */
export const offAt = ({ bet, outcome }: End): number | null => {
  const { target, left } = bet as RocketBet
  return left ?? (target <= outcome.crash ? target : null)
}

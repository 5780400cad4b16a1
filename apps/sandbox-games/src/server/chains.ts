import { hash } from 'node:crypto'
import { newSeed } from '../kernel/fair.ts'
import type { Chain } from './store/rows.ts'
import type { Store } from './store/store.ts'

/** Rounds of a chain; at one a minute two weeks. */
const chainLength = 20_000
/** Rounds before the end of a chain at which the next one is made and its anchor published. */
const aheadOfEnd = 2_000
const checkpointEvery = 500

const hashed = (hex: string) => hash('sha256', Buffer.from(hex, 'hex'), 'hex')
const hashedTimes = (hex: string, times: number) => {
  let at = hex
  for (let left = times; left > 0; left -= 1) at = hashed(at)
  return at
}

/** Hashes a chain once, from its end to its anchor, and stores the values on the way. */
function walk(tail: string, length: number) {
  const points = [tail]
  let anchor = tail
  for (let done = 1; done <= length; done += 1) {
    anchor = hashed(anchor)
    if (done % checkpointEvery === 0 && done < length) points.push(anchor)
  }
  return { anchor, points }
}

/** Seeds of shared tables. A chain is made from its end, so no seed follows from those that were shown before it. */
export function createChains(store: Store) {
  const checkpoints = new Map<string, string[]>()

  /** `checkpoints[i]` is the seed of index `length - i * checkpointEvery`. */
  const pointsOf = ({ anchor, tail, length }: Chain): string[] => {
    const points = checkpoints.get(anchor) ?? walk(tail, length).points
    checkpoints.set(anchor, points)
    return points
  }

  const make = (engine: string, tableId: string, firstNo: number): Chain => {
    const tail = newSeed()
    const { anchor, points } = walk(tail, chainLength)
    const chain = { engine, tableId, firstNo, length: chainLength, anchor, tail }
    store.addChain(chain)
    checkpoints.set(anchor, points)
    return chain
  }

  /** The chain of a round; null for rounds before the first one or without viewers. */
  const covering = (engine: string, tableId: string, no: number): Chain | null => {
    const known = store.chainOf(engine, tableId, no)
    return known && no < known.firstNo + known.length ? known : null
  }
  const ensured = (engine: string, tableId: string, no: number): Chain =>
    covering(engine, tableId, no) ?? make(engine, tableId, no)

  return {
    covering,
    /** Before the first bet or onlooker of a round that is not drawn yet. */
    ensured,
    /** The chain after this one, made in time; null while it is not needed yet. */
    next(engine: string, tableId: string, no: number): Chain | null {
      const { firstNo, length } = ensured(engine, tableId, no)
      const end = firstNo + length
      return no < end - aheadOfEnd ? null : ensured(engine, tableId, end)
    },
    seedOf(chain: Chain, no: number): string {
      const back = chain.length - (no - chain.firstNo + 1)
      const point = Math.floor(back / checkpointEvery)
      return hashedTimes(pointsOf(chain)[point] ?? chain.tail, back - point * checkpointEvery)
    },
  }
}

/** The public facts of a chain. */
export const published = ({ anchor, firstNo, length }: Chain) => ({ anchor, firstNo, length })

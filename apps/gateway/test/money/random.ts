import { isFull } from '@boardwalk/vitest/matrix'
import fc from 'fast-check'

const another = isFull ? Date.now() % 2 ** 31 : 611_953

/** Two seeds, of which every night the second is a fresh one; a failure's report has it. `PROPERTY_RUNS` makes a night of it. */
export const runs = Number(process.env.PROPERTY_RUNS ?? 30)
export const seeds = [20_261_121, Number(process.env.PROPERTY_SEED ?? another)]

/** A small repeatable source for choices inside a run. */
export function chooser(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    chance: (part: number) => next() < part,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}

export const seedOf = fc.integer({ min: 0, max: 2 ** 31 - 1 })

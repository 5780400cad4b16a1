import { commitmentOf } from './fair.ts'

/** The seed of a round hashes to the seed of the round before it, and the first one to the published anchor. */
export async function stepsToAnchor(seed: string, anchor: string, maxSteps: number): Promise<number | null> {
  let at = seed
  for (let steps = 1; steps <= maxSteps; steps += 1) {
    at = await commitmentOf(at)
    if (at === anchor) return steps
  }
  return null
}

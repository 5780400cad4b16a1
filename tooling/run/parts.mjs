import { availableParallelism } from 'node:os'
import { measureSpeed } from './speed.mjs'

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {{ cores: number, speed: number }} Machine `speed` of a core, as `speed.mjs` measures it. */

/** Where a run would take longer, it takes a part of its longest stages. */
const maxMinutes = 33
const maxParts = 4
/** Cores are idle at times, mostly while the last stage ends. */
const idle = 1.1

/**
 * Stages as a run does them that takes one of so many parts of the longest ones.
 * @param {readonly Stage[]} stages @param {number} parts
 */
export const divide = (stages, parts) =>
  stages.map((stage) => (stage.isDivided ? { ...stage, weight: stage.weight / parts } : stage))

/** Minutes that stages take without a cache. @param {readonly Stage[]} stages @param {Machine} machine */
export const minutesOf = (stages, { cores, speed }) =>
  (stages.reduce((sum, { weight }) => sum + weight, 0) * idle) / cores / speed / 60

/**
 * Number of parts with which a run ends in about half an hour on this machine; 1 on all but slow ones.
 * @param {readonly Stage[]} stages @param {Machine} machine
 */
export function partsFor(stages, machine) {
  let parts = 1
  while (parts < maxParts && minutesOf(divide(stages, parts), machine) > maxMinutes) parts += 1
  return parts
}

/**
 * Number in a variable of the environment; `undefined` where it is not set.
 * @param {string | undefined} text
 */
export function partsIn(text) {
  if (!text) return undefined
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  throw new Error(`TEST_PARTS must be a number from 1 to 99, and is ${text}.`)
}

/**
 * Chooses the number of parts by `TEST_PARTS`, otherwise by the speed of this machine. Prints how to run the others.
 * @param {readonly Stage[]} stages @param {NodeJS.ProcessEnv} env
 */
export function chooseParts(stages, { TEST_PARTS, TEST_ROTATION = '0' }) {
  const asked = partsIn(TEST_PARTS)
  // To measure takes half a second, and short stages are waited for.
  if (asked === 1 || !stages.some(({ isDivided }) => isDivided)) return 1
  const machine = { cores: availableParallelism(), speed: measureSpeed() }
  const parts = asked ?? partsFor(stages, machine)
  if (parts > 1)
    console.log(
      `This run takes one of ${parts} parts of the longest stages. All of them (TEST_PARTS=1) take this machine about ` +
        `${Math.round(minutesOf(stages, machine))} minutes; TEST_ROTATION=${Number(TEST_ROTATION) + 1} takes the next part.`,
    )
  return parts
}

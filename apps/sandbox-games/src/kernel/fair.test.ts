import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stepsToAnchor } from './chain.ts'
import { commitmentOf, drawFrom, newSeed, roundIdOf } from './fair.ts'

const seed = '1a'.repeat(32)

/** Words of the draw's description, computed with another library. */
function wordsOf(blocks: number): number[] {
  return Array.from({ length: blocks }, (_, block) => {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`mine:round:${block}`).digest()
    return Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(4 * at))
  }).flat()
}

describe('a draw', () => {
  it('takes the words of HMAC-SHA-256 in order, block after block', async () => {
    const draw = await drawFrom(seed, 'mine', 'round')
    const drawn: number[] = []
    for (let at = 0; at < 24; at += 1) drawn.push(await draw(2 ** 32))
    expect(drawn).toEqual(wordsOf(3))
  })

  it('leaves out the words above the last whole multiple', async () => {
    const below = 3 * 2 ** 30
    const wanted = wordsOf(8).filter((word) => word < below)
    const draw = await drawFrom(seed, 'mine', 'round')
    const drawn: number[] = []
    for (const _ of wanted) drawn.push(await draw(below))
    expect(drawn).toEqual(wanted)
    expect(wanted.length).toBeLessThan(64)
  })

  it('leaves out the very word that the last whole multiple is', async () => {
    const [first = 0, ...later] = wordsOf(1)
    // The only multiple of the first word that fits is that word itself.
    expect(first).toBeGreaterThan(2 ** 31)
    const draw = await drawFrom(seed, 'mine', 'round')
    expect(await draw(first)).toBe(later.find((word) => word < first))
  })
})

it('a commitment and the number of a round are SHA-256 of data that both sides have', async () => {
  expect(await commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'))
  const whole = createHash('sha256').update('session.spin').digest('hex')
  expect(await roundIdOf('session', 'spin')).toBe(whole.slice(0, 32))
})

it('a new seed is 32 unpublished bytes', () => {
  const seeds = Array.from({ length: 100 }, newSeed)
  expect(seeds.every((one) => /^[0-9a-f]{64}$/.test(one))).toBe(true)
  expect(new Set(seeds).size).toBe(100)
})

describe('a chain of seeds', () => {
  it('is followed to its anchor, and no further than it is long', async () => {
    const anchor = await commitmentOf(await commitmentOf(seed))
    expect(await stepsToAnchor(seed, anchor, 2)).toBe(2)
    expect(await stepsToAnchor(seed, anchor, 5)).toBe(2)
    expect(await stepsToAnchor(seed, anchor, 1)).toBeNull()
    expect(await stepsToAnchor(seed, seed, 5)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { divide, minutesOf, partsFor, partsIn } from './parts.mjs'
import { measureSpeed } from './speed.mjs'
import { stages } from './stages.mjs'

describe('parts of a run', () => {
  const machine = (/** @type {number} */ speed, cores = 2) => ({ speed, cores })

  it('are one where a run ends in time: everything', () => {
    expect(partsFor(stages, machine(1))).toBe(1)
    expect(partsFor(stages, machine(0.7))).toBe(1)
    expect(partsFor(stages, machine(0.4, 8))).toBe(1)
  })

  it('let a run end within 35 minutes at a third of the speed', () => {
    const slow = machine(1 / 3)
    const parts = partsFor(stages, slow)
    expect(parts).toBeGreaterThan(1)
    expect(minutesOf(divide(stages, parts), slow)).toBeLessThanOrEqual(35)
    expect(minutesOf(stages, slow)).toBeGreaterThan(35)
  })

  it('are at most four, and none for a stage that ends in time alone', () => {
    expect(partsFor(stages, machine(0.01))).toBe(4)
    expect(partsFor(stages.slice(0, 3), machine(1 / 3))).toBe(1)
  })

  it('divide the longest stages alone, which are files of tests', () => {
    const divided = divide(stages, 2).filter(({ weight }, index) => weight < (stages[index]?.weight ?? 0))
    expect(divided.map(({ packages }) => packages?.[0])).toEqual(['gateway', 'storybook', 'e2e'])
  })

  it('are a number of the environment', () => {
    expect([partsIn(undefined), partsIn(''), partsIn('3')]).toEqual([undefined, undefined, 3])
    for (const text of ['0', '-1', '1.5', 'all', '100']) expect(() => partsIn(text), text).toThrow('TEST_PARTS')
  })

  it('follow from a speed that is measured', () => expect(measureSpeed()).toBeGreaterThan(0))
})

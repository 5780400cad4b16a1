import { expect, it } from 'vitest'
import { isEquivalent } from '../src/equivalents.ts'
import { mutantsOf } from '../src/mutant.ts'
import { type Fate, scoreOf, summary, type TargetReport } from '../src/score.ts'

const [mutant] = mutantsOf('some.ts', 'a < b')
if (!mutant) throw new Error('There is no mutant.')
const report = (...fates: Fate[]): TargetReport => ({
  ...{ name: 'some', found: 40, equivalent: 1, stable: true },
  tried: fates.map((fate) => ({ ...mutant, fate, by: null, ms: 1 })),
})

it('is the share of those with a verdict: a time-out is none', () => {
  expect(scoreOf(report('killed', 'killed', 'survived', 'time-out'))).toBe(66.7)
  expect(scoreOf(report('time-out'))).toBe(null)
  expect(summary(report('killed', 'survived', 'time-out'))).toBe(
    'some: 50 % of 3 tried of 40, 1 equivalent left out: 1 killed, 1 survived, 1 time-outs.',
  )
})

it('is not to be trusted when the unchanged source fails in the end', () => {
  expect(summary({ ...report('killed'), stable: false })).toMatch(/do not trust/)
})

it('leaves out a mutant that was judged to be the same program, and no other', () => {
  const known = [{ file: 'some.ts', before: 'a < b', after: 'a <= b', because: 'never equal' }]
  expect(isEquivalent(mutant, known)).toBe(true)
  expect(isEquivalent({ ...mutant, after: 'a > b' }, known)).toBe(false)
  expect(isEquivalent({ ...mutant, file: 'other.ts' }, known)).toBe(false)
})

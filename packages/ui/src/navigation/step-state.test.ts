import { expect, it } from 'vitest'
import { stepStates } from './step-state.ts'

const steps = ['a', 'b', 'c'].map((id) => ({ id }))

it.each([
  ['a', ['current', 'upcoming', 'upcoming']],
  ['b', ['done', 'current', 'upcoming']],
  ['c', ['done', 'done', 'current']],
  [null, ['done', 'done', 'done']],
])('at %s', (current, expected) => expect(stepStates(steps, current)).toEqual(expected))

it('prefers a step’s own state', () => {
  const states = stepStates([{ id: 'a', state: 'error' }, { id: 'b' }, { id: 'c' }], 'b')
  expect(states).toEqual(['error', 'current', 'upcoming'])
})

it('has none without steps', () => expect(stepStates([], 'a')).toEqual([]))

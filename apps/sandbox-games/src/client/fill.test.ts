import { expect, it } from 'vitest'
import { fill } from './fill.ts'

it('fills slots wherever a language puts them, and leaves unknown ones', () => {
  expect(fill('{side} leads by {lead}', { side: 'Wave', lead: 3 })).toBe('Wave leads by 3')
  expect(fill('Lamang ang {side} ng {lead}', { side: 'Alon', lead: 3 })).toBe('Lamang ang Alon ng 3')
  expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
})

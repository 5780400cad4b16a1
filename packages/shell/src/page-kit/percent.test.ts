import { expect, it } from 'vitest'
import { percentOf } from './percent.ts'

it.each([
  ['0', '0'],
  ['0.01', '1'],
  ['0.0125', '1.25'],
  ['0.000001', '0.0001'],
  ['0.07', '7'],
  ['1', '100'],
])('writes a rate of %s as %s percent', (rate, text) => expect(percentOf(rate)).toBe(text))

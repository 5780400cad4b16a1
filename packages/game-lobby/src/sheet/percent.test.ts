import { expect, it } from 'vitest'
import { percent } from './percent.ts'

it.each([
  ['0.9642', '96.42%'],
  ['0.96', '96%'],
  ['0.9', '90%'],
  ['0.01', '1%'],
  ['0.005', '0.5%'],
  ['1', '100%'],
  ['0.96500', '96.5%'],
])('%s reads %s', (rate, text) => expect(percent(rate)).toBe(text))

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fractionOf } from './fraction.ts'
import { Progress } from './Progress.tsx'

it.each([
  [undefined, 100, undefined],
  [Number.NaN, 100, undefined],
  [0, 100, 0],
  [25, 100, 0.25],
  [3, 8, 0.375],
  [-5, 100, 0],
  [150, 100, 1],
  [1, 0, 0],
  [Number.POSITIVE_INFINITY, 100, 1],
])('%s of %s is %s', (value, max, fraction) => expect(fractionOf(value, max)).toBe(fraction))

it.each(['bar', 'ring'] as const)('a %s announces its name and value in words', (shape) => {
  render(<Progress shape={shape} label="Wager" value={3} max={8} valueText="3 of 8" />)
  const progress = screen.getByRole('progressbar', { name: 'Wager' })
  expect(progress).toHaveAttribute('aria-valuetext', '3 of 8')
})

it.each(['bar', 'ring'] as const)('a %s without a value gives none', (shape) => {
  render(<Progress shape={shape} label="Sending" />)
  const progress = screen.getByRole('progressbar', { name: 'Sending' })
  expect(progress).not.toHaveAttribute('value')
  expect(progress).not.toHaveAttribute('aria-valuenow')
})

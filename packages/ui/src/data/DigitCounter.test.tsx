import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cssOf } from '../testing/css-of.ts'
import { DigitCounter } from './DigitCounter.tsx'

it('rolls in cells of 78 px behind the currency, and is read as one number (checklist 43)', () => {
  const { container } = render(<DigitCounter prefix="₱" text="1,000.16" />)
  const read = screen.getByText('₱1,000.16')
  const root = read.parentElement as Element
  expect(cssOf(root)).toMatch(/--cell: ?78px/)
  expect(read.nextElementSibling).toHaveTextContent(/^₱$/)
  const cells = [...container.querySelectorAll('[data-digit]')]
  expect(cells.map((cell) => cell.getAttribute('data-digit')).join('')).toBe('100016')
  expect(cssOf(root)).toMatch(/block-size: ?var\(--cell\)/)
})

it('rolls a digit that changes from the one before, and leaves the others alone', () => {
  const { container, rerender } = render(<DigitCounter text="19" />)
  const digits = () => [...container.querySelectorAll('[data-digit]')].map((cell) => cell.textContent)
  expect(digits()).toEqual(['1', '9'])
  rerender(<DigitCounter text="10" />)
  expect(digits()).toEqual(['1', '0\n9'])
  const rolling = container.querySelector('[data-digit] > span')
  rerender(<DigitCounter text="11" />)
  expect(digits()).toEqual(['1', '1\n0'])
  // A new element: an animation begins with it.
  expect(container.querySelector('[data-digit] > span')).not.toBe(rolling)
})

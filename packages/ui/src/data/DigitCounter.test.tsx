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
  for (const cell of cells) expect(cssOf(cell.parentElement as Element)).toMatch(/block-size: ?var\(--cell\)/)
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { cleanNumber, NumberField } from './NumberField.tsx'
import { TextField } from './TextField.tsx'

it.each([
  ['12a4', 0, '124'],
  ['12.5', 0, '12'],
  ['12', 2, '12'],
  ['12.', 2, '12.'],
  ['12.34', 1, '12.3'],
  ['12.567', 2, '12.56'],
  ['1.2.3', 2, '1.23'],
  ['.5', 2, '.5'],
  ['১২৩.৪৫', 2, '123.45'],
  ['١٢٫٥', 2, '12.5'],
  ['1,234.50', 2, '1234.50'],
  ['9007199254740993', 0, '9007199254740993'],
])('a number field makes %s with %i decimals into %s', (text, decimals, clean) => {
  expect(cleanNumber(text, decimals)).toBe(clean)
})

it.each([
  [undefined, 'numeric', '12'],
  [1, 'decimal', '12.5'],
])('a number field with %s decimals requests the %s keyboard and passes %s', (decimals, keyboard, value) => {
  const change = vi.fn()
  render(<NumberField label="Amount" value="" onChange={change} {...(decimals !== undefined && { decimals })} />)
  const field = screen.getByRole('textbox', { name: 'Amount' })
  expect(field).toHaveAttribute('inputmode', keyboard)
  fireEvent.change(field, { target: { value: '12.5' } })
  expect(change).toHaveBeenCalledExactlyOnceWith(value)
})

it('describes a field by its hint, and by its error in its place', () => {
  const { rerender } = render(<TextField label="Name" hint="4 to 12 letters" />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  expect(field).toHaveAccessibleDescription('4 to 12 letters')
  expect(field).toBeValid()
  rerender(<TextField label="Name" hint="4 to 12 letters" error="Taken" />)
  expect(field).toHaveAccessibleDescription('Taken')
  expect(field).toBeInvalid()
})

it('does not send a form twice while the button is busy', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy={isBusy}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(true))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).not.toHaveBeenCalled()
  rerender(form(false))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const countries = [
  { code: 'PH', name: 'Philippines', dialling: '63' },
  { code: 'BD', name: 'Bangladesh', dialling: '880' },
  { code: 'US', name: 'United States', dialling: '1' },
  { code: 'CA', name: 'Canada', dialling: '1' },
]
function Form(props: Partial<PhoneFieldProps>) {
  const [value, setValue] = useState({ dialling: '63', number: '' })
  return (
    <>
      <PhoneField
        label="Phone"
        labels={{ country: 'Country', noMatch: 'None' }}
        countries={countries}
        value={value}
        onChange={setValue}
        {...props}
      />
      <output>{`${value.dialling} ${value.number}`}</output>
    </>
  )
}
const list = () => screen.queryByRole('listbox', { hidden: true })
const country = () => screen.getByRole('combobox', { name: 'Country' })
const number = () => screen.getByRole('textbox', { name: 'Phone' })

describe('the list of countries', () => {
  it('reads no name before it is open, because names take long to make', () => {
    const name = vi.fn(() => 'Philippines')
    const lazy = countries.map(({ code, dialling }) => ({
      code,
      dialling,
      get name() {
        return name()
      },
    }))
    render(<Form countries={lazy} />)
    fireEvent.change(number(), { target: { value: '917' } })
    expect(name).not.toHaveBeenCalled()
    act(() => country().focus())
    expect(screen.getAllByRole('option', { hidden: true })[0]).toHaveTextContent('Philippines')
  })

  it('opens on focus and closes 200 ms after blur, not before (checklist 23)', () => {
    vi.useFakeTimers()
    render(<Form />)
    expect(list()).toBeNull()
    act(() => country().focus())
    expect(list()).not.toBeNull()
    act(() => country().blur())
    act(() => vi.advanceTimersByTime(199))
    expect(list()).not.toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(list()).toBeNull()
  })

  it('stays when focus comes back in time', () => {
    vi.useFakeTimers()
    render(<Form />)
    act(() => country().focus())
    act(() => country().blur())
    act(() => vi.advanceTimersByTime(150))
    act(() => country().focus())
    act(() => vi.advanceTimersByTime(500))
    expect(list()).not.toBeNull()
  })

  it('is searched by name and by code, and chosen by keys', () => {
    render(<Form />)
    act(() => country().focus())
    fireEvent.change(country(), { target: { value: '88' } })
    expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(1)
    fireEvent.change(country(), { target: { value: 'ban' } })
    fireEvent.keyDown(country(), { key: 'Enter' })
    expect(screen.getByRole('status')).toHaveTextContent('880')
    expect(number()).toHaveFocus()
    expect(country()).toHaveValue('+880')
    expect(list()).toBeNull()
  })

  it('distinguishes countries with one dialling code', () => {
    render(<Form />)
    act(() => country().focus())
    fireEvent.click(screen.getByRole('option', { name: /Canada/, hidden: true }))
    act(() => country().focus())
    expect(screen.getByRole('option', { name: /Canada/, hidden: true })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('option', { name: /United/, hidden: true })).toHaveAttribute('aria-selected', 'false')
  })

  it('is plain text when there is one', () => {
    render(<Form countries={countries.slice(0, 1)} />)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByText('+63')).toBeInTheDocument()
  })
})

it('keeps digits, up to the most', () => {
  render(<Form maxDigits={10} />)
  fireEvent.change(number(), { target: { value: '(917) 123-45678' } })
  expect(screen.getByRole('status')).toHaveTextContent('63 9171234567')
  fireEvent.change(number(), { target: { value: '+880 1712 345678' } })
  expect(screen.getByRole('status')).toHaveTextContent('880 1712345678')
})

import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { CodeField } from './CodeField.tsx'

function Form({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('')
  return (
    <>
      <CodeField label="Code" value={code} onChange={setCode} onComplete={onComplete} />
      <button type="button" onClick={() => setCode('')}>
        empty
      </button>
    </>
  )
}
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const paste = (text: string) => fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => text } })

it('reports a complete code once, and again after it was removed', () => {
  const onComplete = vi.fn()
  render(<Form onComplete={onComplete} />)
  type('12345')
  expect(onComplete).not.toHaveBeenCalled()
  type('123456')
  type('1234567')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
  fireEvent.click(screen.getByRole('button', { name: 'empty' }))
  paste('123 456')
  expect(onComplete).toHaveBeenCalledTimes(2)
})

it('replaces the earlier digits by a pasted code', () => {
  render(<Form onComplete={() => {}} />)
  type('99')
  paste('Your code: 123 456')
  expect(screen.getByRole('textbox')).toHaveValue('123456')
})

it('asks the phone for the code of a message', () => {
  render(<Form onComplete={() => {}} />)
  const field = screen.getByRole('textbox', { name: 'Code' })
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field).not.toHaveAttribute('maxlength')
})

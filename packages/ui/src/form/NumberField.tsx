import type { ChangeEvent } from 'react'
import { toPlainDigits } from './digits.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Normalises number input: digits of any script to 0–9, and one point when decimals are allowed. */
export function cleanNumber(text: string, decimals: number): string {
  const [whole = '', ...rest] = toPlainDigits(text)
    .replace(/٫/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  return decimals > 0 && rest.length > 0 ? `${whole}.${rest.join('').slice(0, decimals)}` : whole
}

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  /** Always text: an amount never passes through a floating-point number. */
  value: string
  onChange: (value: string) => void
  decimals?: number
}

/** Digits with the number keyboard of the phone. */
export function NumberField({ decimals = 0, onChange, ...rest }: NumberFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(cleanNumber(event.target.value, decimals))
  return <TextField {...rest} inputMode={decimals > 0 ? 'decimal' : 'numeric'} autoComplete="off" onChange={change} />
}

import { token } from '@boardwalk/brand-kit'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { bareInput } from '../control-styles.ts'
import { writeDay } from './day-text.ts'

type Props = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> & {
  value: string
  locale: string
  onText: (text: string) => void
  onCommit: () => void
}

/** The typed half of a date field. */
export function DayInput({ locale, onText, onCommit, onBlur, ...rest }: Props) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      // An example of the order and the separators, in the digits of the language.
      placeholder={writeDay('2026-12-31', locale)}
      {...rest}
      onChange={(event) => onText(event.target.value)}
      onBlur={(event) => {
        onCommit()
        onBlur?.(event)
      }}
      onKeyDown={(event) => event.key === 'Enter' && onCommit()}
    />
  )
}

// A day has ten letters on one line, however large they are and however narrow the phone.
const Input = styled.input`
  ${bareInput}
  font-size: min(max(16px, ${token('text-md')}), 6vw);
`

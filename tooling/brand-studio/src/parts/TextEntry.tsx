import { token } from '@boardwalk/brand-kit'
import { FormField, target } from '@boardwalk/ui'
import type { ChangeEvent } from 'react'
import styled from 'styled-components'
import type { Entry } from '../model/color-entry.ts'
import { useEntry } from './use-entry.ts'

export type TextEntryProps<T> = {
  label: string
  value: string
  hint?: string
  /** Word beside the label. */
  note?: string
  /** Two lines and more. */
  isLong?: boolean
  /** Language of the text, as BCP 47. */
  lang?: string
  /** The problem that the check of the whole brand found with the value. */
  problem?: string | undefined
  read: (text: string) => Entry<T>
  onChange: (value: T) => void
  onSettle: () => void
}

/** A text that takes effect while it is typed. */
export function TextEntry<T>({
  label,
  value,
  hint,
  note,
  isLong = false,
  lang,
  problem,
  read,
  onChange,
  onSettle,
}: TextEntryProps<T>) {
  const entry = useEntry(value, read, onChange)
  const error = entry.error ?? problem
  const leave = () => {
    entry.leave()
    onSettle()
  }
  return (
    <FormField label={label} {...(hint && { hint })} {...(note && { note })} {...(error && { error })}>
      {(control) => (
        <Area
          {...control}
          {...(lang && { lang })}
          as={isLong ? 'textarea' : 'input'}
          {...(isLong && { rows: 3 })}
          spellCheck={false}
          value={entry.text}
          onChange={({ target: area }: ChangeEvent<HTMLTextAreaElement>) => entry.type(area.value)}
          onBlur={leave}
        />
      )}
    </FormField>
  )
}

const Area = styled.textarea`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${target};
  padding: ${token('space-2')} ${token('space-3')};
  border: 1px solid ${token('color-border-strong')};
  border-radius: min(${token('radius-control')}, 12px);
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font: inherit;
  line-height: ${token('line-body')};
  resize: vertical;
  &[aria-invalid='true'] { border-color: ${token('color-negative')}; }
`

import { type KeyboardEvent, useImperativeHandle, useRef } from 'react'
import styled from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../icon/icons.ts'
import { Spinner } from '../status/Spinner.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type SearchFieldProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'suffix'
> & {
  value: string
  onChange: (text: string) => void
  labels: { clear: string }
  /** Called by Enter with the trimmed text, for a search that does not follow every key. */
  onSearch?: (text: string) => void
  /** Shows that results are loading. */
  isBusy?: boolean
}

/** A field for search words, with a button that empties it. */
export function SearchField({ value, onChange, labels, onSearch, isBusy = false, ref, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onSearch?.(value.trim())
    if (event.key !== 'Escape' || value === '') return
    // The first Escape empties the field; the next one closes the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return (
    <Field
      autoComplete="off"
      enterKeyHint="search"
      spellCheck={false}
      {...rest}
      ref={input}
      type="search"
      value={value}
      prefix={isBusy ? <Spinner /> : <SearchIcon size={20} />}
      suffix={
        value !== '' &&
        !rest.disabled &&
        !rest.readOnly && (
          <IconButton label={labels.clear} onClick={clear}>
            <CloseIcon size={18} />
          </IconButton>
        )
      }
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={press}
    />
  )
}

// Hide the platform's clear button, which cannot be named.
const Field = styled(TextField)`
  appearance: none;
  &::-webkit-search-cancel-button { display: none; }
`

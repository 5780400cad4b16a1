import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '../../button/IconButton.tsx'
import { ChevronDownIcon, CloseIcon } from '../../icon/icons.ts'
import { bareInput, controlFrame, type FrameProps } from '../control-styles.ts'
import { type FieldText, FormField } from '../FormField.tsx'
import { Listbox, optionId } from './Listbox.tsx'
import { matching } from './matching.ts'
import { useListbox } from './use-listbox.ts'

export type ComboboxOption = {
  value: string
  label: string
  /** A quieter second text, searched as well. */
  hint?: string
  isDisabled?: boolean
}

export type ComboboxProps = FieldText & {
  options: readonly ComboboxOption[]
  /** Value of the chosen option, or empty. */
  value: string
  onChange: (value: string) => void
  labels: {
    /** Names the button that takes the choice away. */
    clear: string
    /** Shown when nothing matches. */
    noMatch: ReactNode
  }
  id?: string
  placeholder?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
}

/** One of many, found by typing. For fewer than about ten, a select is better on a phone. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, note, id, options, value, onChange, labels, placeholder, ...state } = props
  const { required, disabled = false, readOnly = false } = state
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const shown = matching(options, query, (option) => [option.label, option.hint ?? ''])
  const chosen = options.find((option) => option.value === value)
  const list = useListbox({
    count: shown.length,
    chosen: query === '' ? shown.findIndex((option) => option.value === value) : 0,
    onChoose: (index) => shown[index] && onChange(shown[index].value),
    canChoose: (index) => !shown[index]?.isDisabled,
    onClose: () => setQuery(''),
  })
  const isFixed = disabled || readOnly
  const open = () => !isFixed && list.open()
  const search = (text: string) => {
    setQuery(list.isOpen ? text : text.replace(chosen?.label ?? '', ''))
    list.open()
    list.setCursor(0)
  }
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <FormField id={id} label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <Frame ref={frame}>
          <Input
            {...control}
            ref={input}
            role="combobox"
            aria-expanded={list.isOpen}
            aria-controls={list.isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={list.isOpen && list.active >= 0 ? optionId(listId, list.active) : undefined}
            autoComplete="off"
            spellCheck={false}
            required={required}
            disabled={disabled}
            readOnly={readOnly}
            value={list.isOpen ? query : (chosen?.label ?? '')}
            placeholder={chosen?.label ?? placeholder}
            onChange={(event) => search(event.target.value)}
            onFocus={open}
            onClick={open}
            onBlur={list.closeSoon}
            onKeyDown={isFixed ? undefined : list.onKeyDown}
          />
          {value !== '' && !isFixed ? (
            <IconButton label={labels.clear} onClick={clear}>
              <CloseIcon size={18} />
            </IconButton>
          ) : (
            <Mark>
              <ChevronDownIcon size={20} />
            </Mark>
          )}
          <Listbox
            id={listId}
            label={typeof label === 'string' ? label : ''}
            emptyText={labels.noMatch}
            anchor={frame}
            active={list.active}
            isOpen={list.isOpen}
            onChoose={list.choose}
            options={shown.map((option) => ({
              key: option.value,
              isSelected: option.value === value,
              isDisabled: option.isDisabled,
              content: <Entry option={option} />,
            }))}
          />
        </Frame>
      )}
    </FormField>
  )
}

const Entry = ({ option }: { option: ComboboxOption }) => (
  <>
    {option.label}
    {option.hint && <Quiet> {option.hint}</Quiet>}
  </>
)

const Frame = styled.div<FrameProps>`${controlFrame}`
const Input = styled.input`${bareInput}`
const Quiet = styled.small`color: ${token('color-text-muted')};`
const Mark = styled.span`
  display: inline-flex;
  padding-inline-end: ${token('space-3')};
  color: ${token('color-text-muted')};
  pointer-events: none;
`

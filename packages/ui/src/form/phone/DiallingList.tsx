import { token } from '@boardwalk/brand-kit'
import { type RefObject, useId, useState } from 'react'
import styled from 'styled-components'
import { ChevronDownIcon } from '../../icon/icons.ts'
import { digitsOf } from '../digits.ts'
import { Listbox, optionId } from '../list/Listbox.tsx'
import { matching } from '../list/matching.ts'
import { useListbox } from '../list/use-listbox.ts'

export type DiallingCountry = {
  /** Two letters, such as PH. */
  code: string
  name: string
  /** Digits without plus. */
  dialling: string
}

export type DiallingLabels = {
  /** Name of the list of countries. */
  country: string
  /** Shown when no country matches. */
  noMatch: string
}

type Props = {
  countries: readonly DiallingCountry[]
  country: DiallingCountry | undefined
  labels: DiallingLabels
  onCountry: (country: DiallingCountry) => void
  disabled: boolean
  anchor: RefObject<HTMLElement | null>
}

const find = (countries: readonly DiallingCountry[], query: string) => {
  const digits = digitsOf(query)
  if (digits !== '') return countries.filter(({ dialling }) => dialling.startsWith(digits))
  return matching(countries, query, ({ code, name }) => [name, code])
}

/** The dialling code as a separate field: shows the chosen one, becomes a search on focus. */
export function DiallingList({ countries, country, labels, onCountry, disabled, anchor }: Props) {
  const id = useId()
  const [query, setQuery] = useState('')
  const shown = find(countries, query)
  const list = useListbox({
    count: shown.length,
    chosen: query === '' ? shown.findIndex(({ code }) => code === country?.code) : 0,
    onChoose: (index) => shown[index] && onCountry(shown[index]),
    onClose: () => setQuery(''),
  })
  const dialling = country ? `+${country.dialling}` : ''
  const search = (text: string) => {
    // The list was closed by Escape: new typing is appended to the current code.
    setQuery(list.isOpen ? text : text.replace(dialling, ''))
    list.open()
    list.setCursor(0)
  }
  return (
    <Part>
      <Search
        role="combobox"
        aria-label={labels.country}
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={list.isOpen && list.active >= 0 ? optionId(id, list.active) : undefined}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        disabled={disabled}
        value={list.isOpen ? query : dialling}
        placeholder={dialling || '+'}
        onChange={(event) => search(event.target.value)}
        onFocus={list.open}
        onClick={list.open}
        onBlur={list.closeSoon}
        onKeyDown={list.onKeyDown}
      />
      <ChevronDownIcon size={16} />
      <Listbox
        id={id}
        label={labels.country}
        emptyText={labels.noMatch}
        anchor={anchor}
        active={list.active}
        isOpen={list.isOpen}
        onChoose={list.choose}
        options={list.isOpen ? shown.map((entry) => optionOf(entry, entry.code === country?.code)) : []}
      />
    </Part>
  )
}

const optionOf = ({ code, name, dialling }: DiallingCountry, isSelected: boolean) => ({
  key: code,
  isSelected,
  content: (
    <Entry>
      {name} <bdi dir="ltr">+{dialling}</bdi>
    </Entry>
  ),
})

const Part = styled.span`
  position: relative;
  display: flex;
  flex: none;
  align-self: stretch;
  align-items: center;
  border-inline-end: ${token('border-width')} solid ${token('color-border')};
  & > svg { position: absolute; inset-inline-end: ${token('space-2')}; pointer-events: none; color: ${token('color-text-muted')}; }
`
const Search = styled.input`
  align-self: stretch;
  inline-size: 5.25rem;
  min-inline-size: 0;
  padding: ${token('space-2')};
  padding-inline: ${token('space-3')} ${token('space-6')};
  [dir='rtl'] & { padding-inline: ${token('space-6')} ${token('space-3')}; text-align: end; }
  border: 0;
  border-start-start-radius: inherit;
  border-end-start-radius: inherit;
  background: none;
  color: inherit;
  font-size: max(16px, ${token('text-md')});
  text-overflow: ellipsis;
  outline: none;
  cursor: pointer;
  &:focus { cursor: text; }
  &::placeholder { color: ${token('color-text-muted')}; opacity: 1; }
`
const Entry = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-2')};
  & > bdi { color: ${token('color-text-muted')}; }
`

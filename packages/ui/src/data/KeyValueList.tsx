import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export type KeyValue = {
  name: string
  value: ReactNode
  /** Emphasised, such as the payout: larger, with a line above. */
  isTotal?: boolean
}

export type KeyValueListProps = {
  items: readonly KeyValue[]
  /** Read aloud in front of the list. */
  label?: string
}

/** Facts about one thing: a name and its value, side by side, or under each other where there is no room. */
export function KeyValueList({ items, label }: KeyValueListProps) {
  const list = (
    <List>
      {items.map(({ name, value, isTotal }) => (
        <Line key={name} data-total={isTotal || undefined}>
          <Name>{name}</Name>
          <Value>{value}</Value>
        </Line>
      ))}
    </List>
  )
  return label ? <Group aria-label={label}>{list}</Group> : list
}

const Group = styled.div.attrs({ role: 'group' })``

const List = styled.dl`
  display: grid;
  margin: 0;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space-4')};
  min-inline-size: 0;
  padding-block: ${token('space-2')};
  & + & { border-block-start: ${token('border-width')} solid ${token('color-border')}; }
  &[data-total] {
    border-block-start-color: ${token('color-border-strong')};
    font-size: ${token('text-lg')};
    font-weight: ${token('weight-bold')};
  }
`

const Name = styled.dt`
  color: ${token('color-text-muted')};
  [data-total] > & { color: inherit; }
`

const Value = styled.dd`
  min-inline-size: 0;
  margin: 0;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  text-align: end;
  overflow-wrap: anywhere;
`

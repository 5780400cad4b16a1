import { type TokenName, token, tokenNames } from '@boardwalk/brand-kit'
import { Badge, bareList, from, Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { isSetByHand } from './set-by-hand.ts'
import { type FoundationPage, tokenNotes } from './token-notes.ts'
import { useCurrentTokens } from './use-current-tokens.ts'

/** Names of a page's tokens by their headings, in the order of the closed list. */
export const groupsOf = (page: FoundationPage): [title: string, names: TokenName[]][] => {
  const names = tokenNames.filter((name) => tokenNotes[name].page === page)
  const titles = [...new Set(names.map((name) => tokenNotes[name].group))]
  return titles.map((title) => [title, names.filter((name) => tokenNotes[name].group === title)])
}

/** A picture is part of its value, too long to be read. */
const shorten = (value: string) => (value.length > 160 ? `${value.slice(0, 60)}… (${value.length} signs)` : value)

type TokenListProps = {
  names: readonly TokenName[]
  /** Shows a token at work. */
  sample: (name: TokenName) => ReactNode
}

/** Tokens with a sample, the current value, the purpose and the source of the value. */
export function TokenList({ names, sample }: TokenListProps) {
  const current = useCurrentTokens()
  return (
    <List>
      {names.map((name) => {
        const { use, from: origin } = tokenNotes[name]
        return (
          <Row key={name} data-token={name}>
            <div>{sample(name)}</div>
            <Stack $gap="1">
              <Name>{name}</Name>
              <Value>{current ? shorten(current.values[name]) : '…'}</Value>
            </Stack>
            <Stack $gap="1" $align="start">
              <Text>{use}</Text>
              {current && isSetByHand(name, current) ? (
                <Badge $tone="accent">set by hand</Badge>
              ) : (
                <Text $size="sm" $tone="muted">
                  From {origin}
                </Text>
              )}
            </Stack>
          </Row>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-3')};
`
const Row = styled.li`
  display: grid;
  gap: ${token('space-3')};
  align-items: center;
  padding: ${token('space-3')} ${token('space-4')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  overflow-wrap: anywhere;
  & > * { min-inline-size: 0; }
  ${from('tablet')} { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) minmax(0, 7fr); }
`
export const Name = styled.code`
  font-family: ui-monospace, monospace;
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-bold')};
`
const Value = styled(Name)`
  color: ${token('color-text-muted')};
  font-weight: ${token('weight-normal')};
`

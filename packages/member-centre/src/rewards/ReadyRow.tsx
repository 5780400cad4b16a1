import { token } from '@boardwalk/brand-kit'
import { Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = { title: string; text: string; children: ReactNode }

/** One thing that waits, with the way to it. */
export function ReadyRow({ title, text, children }: Props) {
  return (
    <Line>
      <Stack $gap="1">
        <Text as="span" $weight="bold">
          {title}
        </Text>
        <Text as="span" $size="sm" $tone="muted">
          {text}
        </Text>
      </Stack>
      {children}
    </Line>
  )
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  & > div { flex: 1 1 12rem; min-inline-size: 0; overflow-wrap: anywhere; }
`

import { Line, Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'

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

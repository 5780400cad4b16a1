import { Heading, Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'

/** What a page is, and why one would read it. */
export const PageTop = ({ title, intro }: { title: ReactNode; intro?: ReactNode }) => (
  <Stack $gap="2">
    <Heading level={1} size="page">
      {title}
    </Heading>
    {intro && <Text $tone="muted">{intro}</Text>}
  </Stack>
)

import { Heading, Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'

/** The title of a page, and the reason to read it. */
export const PageTop = ({ title, intro }: { title: ReactNode; intro?: ReactNode }) => (
  <Stack $gap="2">
    <Heading level={1} size="page">
      {title}
    </Heading>
    {intro && <Text $tone="muted">{intro}</Text>}
  </Stack>
)

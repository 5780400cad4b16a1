import { Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'

/** A cell with a smaller line below. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <Stack as="span" $gap="1">
    <span>{first}</span>
    {second && (
      <Text as="span" $size="xs" $tone="muted">
        {second}
      </Text>
    )}
  </Stack>
)

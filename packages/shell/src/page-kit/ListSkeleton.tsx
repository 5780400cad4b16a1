import { Skeleton, Stack } from '@boardwalk/ui'

const lines = ['a', 'b', 'c', 'd', 'e', 'f']

/** The shape of totals with a list below them. */
export function ListSkeleton() {
  return (
    <Stack $gap="4">
      <Skeleton $height="4.5rem" $radius="card" />
      <Stack $gap="2">
        {lines.map((line) => (
          <Skeleton key={line} $height="3.5rem" $radius="card" />
        ))}
      </Stack>
    </Stack>
  )
}

import { Stack } from '@boardwalk/ui'
import { ListSkeleton } from './ListSkeleton.tsx'
import { PageView, type PageViewProps } from './PageView.tsx'
import type { Period } from './period.ts'
import { RecordFilters, type RecordFiltersProps } from './RecordFilters.tsx'

type Props<Q extends object, Answer> = RecordFiltersProps<Q> &
  Pick<PageViewProps<Answer>, 'query' | 'empty' | 'children'>

/** A record: its filters and its rows, in each of a page's states. */
export function RecordPage<Q extends { period: Period }, Answer extends { list: readonly unknown[] }>({
  asking,
  choices,
  further,
  ...view
}: Props<Q, Answer>) {
  return (
    <Stack $gap="3">
      <RecordFilters {...{ asking, choices, ...(further && { further }) }} />
      <PageView {...view} isEmpty={({ list }) => list.length === 0} skeleton={<ListSkeleton />} />
    </Stack>
  )
}

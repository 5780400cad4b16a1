import { useSiteAnnouncementsQuery } from '@boardwalk/api-client'
import { useLanguage } from '@boardwalk/shell/feature'
import {
  ListSkeleton,
  NewsList,
  PageNumbers,
  PageView,
  pageOf,
  toFirstPage,
  useEmptyState,
} from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import type { PanelProps } from './Messages.tsx'
import { NOTICES_PER_PAGE } from './question.ts'

/** News to all players, newest first. */
export function Announcements({ page, onPage }: PanelProps) {
  const { code: language } = useLanguage()
  const query = useSiteAnnouncementsQuery({
    ...{ types: 'PL,PU,PR,H', language, pageNo: page, pageSize: NOTICES_PER_PAGE },
  })
  const empty = useEmptyState()('member-centre:messageV2.noNews', toFirstPage(page, onPage))
  return (
    <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
      {(answer) => {
        const { items, page, totalPages } = pageOf.numbered(answer)
        return (
          <Stack $gap="4">
            <NewsList news={items} />
            <PageNumbers page={page} totalPages={totalPages} onPage={onPage} />
          </Stack>
        )
      }}
    </PageView>
  )
}

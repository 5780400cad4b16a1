import { useSiteAnnouncementsQuery } from '@boardwalk/api-client'
import { formatDay } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import {
  ListSkeleton,
  PageNumbers,
  PageView,
  pageOf,
  Rich,
  toFirstPage,
  useEmptyState,
} from '@boardwalk/shell/page-kit'
import { Accordion, Stack, Text } from '@boardwalk/ui'
import type { PanelProps } from './Messages.tsx'
import { NOTICES_PER_PAGE } from './question.ts'

/** News to all players, newest first. */
export function Announcements({ page, onPage }: PanelProps) {
  const brand = useBrand()
  const { code: language } = useLanguage()
  const query = useSiteAnnouncementsQuery({
    ...{ types: 'PL,PU,PR,H', language, pageNo: page, pageSize: NOTICES_PER_PAGE },
  })
  const empty = useEmptyState()('member-centre:messageV2.noNews', toFirstPage(page, onPage))
  return (
    <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
      {(answer) => {
        const { items, page, totalPages } = pageOf.numbered(answer)
        const news = items.map(({ id, title, content, publishedAt }) => ({
          ...{ id, title },
          content: (
            <Stack $gap="3">
              <Text as="time" dateTime={publishedAt} $size="sm" $tone="muted">
                {formatDay(publishedAt, language, brand)}
              </Text>
              <Rich html={content} />
            </Stack>
          ),
        }))
        return (
          <Stack $gap="4">
            <Accordion items={news} />
            <PageNumbers page={page} totalPages={totalPages} onPage={onPage} />
          </Stack>
        )
      }}
    </PageView>
  )
}

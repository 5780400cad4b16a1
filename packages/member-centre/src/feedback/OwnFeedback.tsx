import { useOwnFeedbackQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageNumbers, PageView, pageOf, toFirstPage, useEmptyState } from '@boardwalk/shell/page-kit'
import { Heading, Stack } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import type { PanelProps } from '../inbox/Messages.tsx'
import { useMessageCount } from '../menu/use-counts.ts'
import { FeedbackItem } from './FeedbackItem.tsx'

const PAGE_SIZE = 10

/** The feedback that this member sent, with the answers. */
export function OwnFeedback({ page, onPage }: PanelProps) {
  const { t } = useTranslation('member-centre')
  const query = useOwnFeedbackQuery({ pageNo: page, pageSize: PAGE_SIZE })
  useAnswersLive(query.refetch)
  const first = toFirstPage(page, onPage)
  const empty = useEmptyState()(first ? 'page-kit:record.beyond' : 'member-centre:feedback.none', first)
  return (
    <Stack $gap="4">
      <Heading level={2} size="section">
        {t('feedback.yours')}
      </Heading>
      <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <Stack $gap="4">
              {items.map((item) => (
                <FeedbackItem key={item.refNo} item={item} />
              ))}
              <PageNumbers page={page} totalPages={totalPages} onPage={onPage} />
            </Stack>
          )
        }}
      </PageView>
    </Stack>
  )
}

/** An answer is a message too: the live count of messages shows that one has arrived. */
function useAnswersLive(refetch: () => unknown) {
  const unread = useMessageCount()
  const known = useRef({ unread, refetch })
  known.current.refetch = refetch
  useEffect(() => {
    if (known.current.unread !== unread) known.current.refetch()
    known.current.unread = unread
  }, [unread])
}

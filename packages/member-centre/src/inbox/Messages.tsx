import { useMessagesQuery } from '@boardwalk/api-client/centres'
import { ListSkeleton, PageView, toFirstPage, useEmptyState } from '@boardwalk/shell/page-kit'
import { MessageList } from './MessageList.tsx'
import { PAGE_SIZE } from './question.ts'
import { useFresh } from './use-fresh.ts'

export type PanelProps = { page: number; onPage: (page: number) => void }

/** The member's messages, newest first. */
export function Messages({ page, onPage }: PanelProps) {
  const query = useMessagesQuery({ pageNo: page, pageSize: PAGE_SIZE })
  useFresh(query)
  const first = toFirstPage(page, onPage)
  const empty = useEmptyState()(first ? 'page-kit:record.beyond' : 'member-centre:messageV2.empty', first)
  return (
    <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
      {(answer) => <MessageList answer={answer} onPage={onPage} />}
    </PageView>
  )
}

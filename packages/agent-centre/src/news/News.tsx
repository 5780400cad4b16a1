import { useAgentAnnouncementsQuery } from '@boardwalk/api-client/centres'
import { useLanguage } from '@boardwalk/shell/feature'
import {
  ListSkeleton,
  NewsList,
  PageNumbers,
  PageView,
  pageOf,
  toFirstPage,
  useEmptyState,
  useQuestion,
} from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { PAGE_SIZE, question } from './question.ts'

/** Announcements to agents and to all players, newest first. */
export function News() {
  const { code: language } = useLanguage()
  const { asked, ask } = useQuestion(question)
  const toPage = (page: number) => ask({ page })
  const query = useAgentAnnouncementsQuery({ language, pageNo: asked.page, pageSize: PAGE_SIZE })
  const first = toFirstPage(asked.page, toPage)
  const empty = useEmptyState()(first ? 'page-kit:record.beyond' : 'agent-centre:news.empty', first)
  return (
    <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
      {(answer) => {
        const { items, page, totalPages } = pageOf.numbered(answer)
        return (
          <Stack $gap="4">
            <NewsList news={items} />
            <PageNumbers page={page} totalPages={totalPages} onPage={toPage} />
          </Stack>
        )
      }}
    </PageView>
  )
}

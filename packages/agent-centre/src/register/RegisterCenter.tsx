import { useRegLinksQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { useSession } from '@boardwalk/shell/feature'
import { ListSkeleton, PageNumbers, PageView, pageOf, useQuestion } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { LinkTable } from './LinkTable.tsx'
import { NewLink } from './NewLink.tsx'
import { PAGE_SIZE, question } from './question.ts'

/** Staff of an agent reads only. */
const STAFF = 42

/** The register centre: links under which accounts register below the agent, with their use. */
export function RegisterCenter() {
  const { t } = useTranslation('agent-centre')
  const { isAgent } = useSession()
  const { asked, ask } = useQuestion(question)
  const query = useRegLinksQuery({ pageNo: asked.page, pageSize: PAGE_SIZE })
  const mayWrite = isAgent !== STAFF
  return (
    <Stack $gap="4">
      {mayWrite && query.data && <NewLink types={query.data.types} />}
      <PageView
        query={query}
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={{ title: t('register.empty'), hint: t('register.emptyHint') }}
        skeleton={<ListSkeleton />}
      >
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <Stack $gap="4">
              <LinkTable rows={items} mayWrite={mayWrite} />
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
            </Stack>
          )
        }}
      </PageView>
    </Stack>
  )
}

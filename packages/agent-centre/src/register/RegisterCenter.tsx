import { useRegLinksQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ZoneNote } from '@boardwalk/shell/feature'
import { ListSkeleton, PageNumbers, PageView, pageOf, useQuestion } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { useRights } from '../parts/use-rights.ts'
import { LinkTable } from './LinkTable.tsx'
import { NewHere } from './NewHere.tsx'
import { PAGE_SIZE, question } from './question.ts'

/** The register centre: new accounts, and links under which accounts register below the agent, with their use. */
export function RegisterCenter() {
  const { t } = useTranslation('agent-centre')
  const { asked, ask } = useQuestion(question)
  const query = useRegLinksQuery({ pageNo: asked.page, pageSize: PAGE_SIZE })
  const { mayWrite } = useRights()
  return (
    <Stack $gap="4">
      {mayWrite && query.data && <NewHere types={query.data.types} maxRebate={query.data.maxRebate} />}
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
              <ZoneNote />
            </Stack>
          )
        }}
      </PageView>
    </Stack>
  )
}

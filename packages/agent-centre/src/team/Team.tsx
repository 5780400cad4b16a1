import { useAgentTeamQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageNumbers, PageView, pageOf, useQuestion } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { RecordNote } from '../parts/RecordNote.tsx'
import { useMayWrite } from '../parts/use-may-write.ts'
import { askedOf, question } from './question.ts'
import { TeamFilters } from './TeamFilters.tsx'
import { TeamPath } from './TeamPath.tsx'
import { TeamTable } from './TeamTable.tsx'

/** Team management: the direct downlines of an account, a level deeper with each account that is opened. */
export function Team() {
  const { t } = useTranslation('agent-centre')
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const query = useAgentTeamQuery(askedOf(asked))
  const mayWrite = useMayWrite()
  const open = (under: string) => ask({ under, account: '' })
  return (
    <Stack $gap="3">
      <TeamFilters asking={asking} />
      {asked.under && <TeamPath path={query.data?.path ?? []} onOpen={open} />}
      <PageView
        query={query}
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={{ title: t('team.empty'), hint: t('team.emptyHint') }}
        skeleton={<ListSkeleton />}
      >
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <Stack $gap="4">
              <TeamTable rows={items} onOpen={open} mayWrite={mayWrite} />
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
              <RecordNote />
            </Stack>
          )
        }}
      </PageView>
    </Stack>
  )
}

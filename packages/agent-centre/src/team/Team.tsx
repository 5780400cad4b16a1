import { useAgentTeamQuery, useTransferInfoQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageNumbers, PageView, pageOf, useQuestion } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { SavedFilters } from '../filters/SavedFilters.tsx'
import { RecordNote } from '../parts/RecordNote.tsx'
import { useRights } from '../parts/use-rights.ts'
import { TransferDialog } from '../transfer/TransferDialog.tsx'
import { filterOf, PAGE_SIZE, question } from './question.ts'
import { TeamFilters } from './TeamFilters.tsx'
import { TeamPath } from './TeamPath.tsx'
import { TeamTable } from './TeamTable.tsx'

/** Team management: the direct downlines of an account, a level deeper with each account that is opened. */
export function Team() {
  const { t } = useTranslation('agent-centre')
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const filter = filterOf(asked)
  const query = useAgentTeamQuery({ ...filter, sort: asked.sort, pageNo: asked.page, pageSize: PAGE_SIZE })
  const { mayWrite } = useRights()
  const [paid, setPaid] = useState<string | null>(null)
  const mayPay = useMayPay(mayWrite)
  const open = (under: string) => ask({ under, account: '' })
  return (
    <Stack $gap="3">
      <SavedFilters page="teamManagement" {...{ question, asking }} />
      <TeamFilters asking={asking} />
      {asked.under && <TeamPath under={asked.under} path={query.currentData?.path} onOpen={open} />}
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
              <TeamTable rows={items} filter={filter} onOpen={open} onPay={setPaid} {...{ mayWrite, mayPay }} />
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
              <RecordNote />
            </Stack>
          )
        }}
      </PageView>
      {paid !== null && <TransferDialog key={paid} account={paid} onClose={() => setPaid(null)} />}
    </Stack>
  )
}

/** Whether the agent may transfer to an account so many levels below it. */
function useMayPay(mayWrite: boolean): (level: number) => boolean {
  const { data } = useTransferInfoQuery({}, { skip: !mayWrite })
  return (level) => data?.toDownline === 'TEAM' || (data?.toDownline === 'DIRECT' && level === 1)
}

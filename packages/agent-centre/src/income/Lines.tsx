import type { Endpoints, Value } from '@boardwalk/api-client'
import { useSettlementLinesQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageNumbers, PageView, pageOf, useTableLabels } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { PageTable } from '@boardwalk/ui/table'
import { useState } from 'react'
import { type BetLine, type TeamLine, useBetLineColumns, useTeamLineColumns } from './use-line-columns.tsx'

const PAGE_SIZE = 10

type Answer = Value<Endpoints['settlementLines']>
const isBet = (line: BetLine | TeamLine): line is BetLine => 'betNo' in line
const isTeam = (line: BetLine | TeamLine): line is TeamLine => !isBet(line)
const betKey = ({ betNo }: BetLine) => betNo
const accountKey = ({ account }: TeamLine) => account ?? ''

/** The rows behind a payment: of real-time salary each bet with its round and rate, of the others each account. */
export function Lines({ refNo }: { refNo: string }) {
  const { t } = useTranslation('agent-centre')
  const [pageNo, setPage] = useState(1)
  const query = useSettlementLinesQuery({ refNo, pageNo, pageSize: PAGE_SIZE })
  const empty = { title: t('income.noLines'), hint: t('income.noLinesHint') }
  return (
    <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
      {(answer) => {
        const { page, totalPages } = pageOf.numbered<BetLine | TeamLine>(answer)
        return (
          <Stack $gap="3">
            <LineTable answer={answer} />
            <PageNumbers of={refNo} page={page} totalPages={totalPages} onPage={setPage} />
          </Stack>
        )
      }}
    </PageView>
  )
}

function LineTable({ answer: { list, income } }: { answer: Answer }) {
  const { t } = useTranslation('agent-centre')
  const labels = useTableLabels()
  const [bets, accounts] = [useBetLineColumns(), useTeamLineColumns(income)]
  return income.kind === 'REALTIME' ? (
    <PageTable title={t('income.bets')} columns={bets} rows={list.filter(isBet)} {...{ rowKey: betKey, labels }} />
  ) : (
    <PageTable
      title={t('income.accounts')}
      columns={accounts}
      rows={list.filter(isTeam)}
      {...{ rowKey: accountKey, labels }}
    />
  )
}

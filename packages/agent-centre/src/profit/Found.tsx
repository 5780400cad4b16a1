import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { PageNumbers, pageOf, Totals, useTableLabels } from '@boardwalk/shell/page-kit'
import { Money, Stack } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { ReportNote } from '../parts/ReportNote.tsx'
import { useAccountRows } from '../parts/use-team-rows.ts'
import type { Asked, Filter } from './question.ts'
import { RowsBehind } from './RowsBehind.tsx'

type Answer = Value<Endpoints['agentPnl']>
type Line = Answer['list'][number]

type Props = { answer: Answer; asked: Asked; filter: Filter; onPage: (page: number) => void }

const sums = ['deposit', 'withdraw', 'validBet', 'winLoss', 'bonus', 'net'] as const
const rowKey = ({ id }: Line) => id

/** Sums over all accounts that were found, and one page of them. */
export function Found({ answer, asked, filter, onPage }: Props) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const labels = useTableLabels()
  const columns = useColumns()
  const { items, page, totalPages } = pageOf.numbered(answer)
  const totals = sums.map((key) => ({ key, label: t(`figure.${key}`), text: money(answer.summary[key]) }))
  return (
    <Stack $gap="4">
      <Totals label={t('profit.totals')} totals={totals} />
      <ReportNote asOf={answer.asOf} />
      <PageTable
        title={t('profit.accounts')}
        isTitleHidden
        {...{ columns, rows: items, rowKey, labels }}
        exportName={`profit-and-loss_${filter.startDate}_${filter.endDate}.csv`}
        exportRows={useAccountRows<Line>({ of: 'PNL', ...filter })}
        rowAction={({ account }) => <RowsBehind account={account} asked={asked} />}
      />
      <PageNumbers page={page} totalPages={totalPages} onPage={onPage} />
    </Stack>
  )
}

function useColumns(): Column<Line>[] {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  return [
    { id: 'account', header: t('column.account'), isSortable: false, card: 'title', value: ({ account }) => account },
    {
      id: 'level',
      header: t('column.level'),
      isSortable: false,
      kind: 'number',
      value: ({ level }) => formatCount(level),
    },
    ...sums.map(
      (id): Column<Line> => ({
        ...{
          id,
          header: t(`figure.${id}`),
          isSortable: false,
          kind: 'number',
          card: id === 'net' ? 'amount' : 'detail',
        },
        ...{ value: (row) => row[id], cell: (row) => <Money text={money(row[id])} /> },
      }),
    ),
  ]
}

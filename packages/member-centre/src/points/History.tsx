import type { Endpoints, Value } from '@boardwalk/api-client'
import { useRedeemHistoryQuery } from '@boardwalk/api-client/centres'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import {
  daysOf,
  defineQuestion,
  oneOf,
  pageUpTo,
  period,
  RecordPage,
  TwoLines,
  useEmptyText,
  useQuestion,
  useTableLabels,
  useToday,
} from '@boardwalk/shell/page-kit'
import { Badge, Money, type Tone } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { PointsFound } from './PointsFound.tsx'
import { usePointColumns } from './use-point-columns.tsx'
import { usePoints } from './use-points.ts'

type Redemption = Value<Endpoints['redeemHistory']>['list'][number]

const PAGE_SIZE = 20
const states = ['ALL', 'IN_PROCESS', 'APPROVED', 'REJECTED'] as const
const question = defineQuestion({
  period: period('month'),
  state: oneOf(states, 'ALL'),
  page: pageUpTo(10_000 / PAGE_SIZE),
})
const tones: Record<Redemption['status'], Tone> = { IN_PROCESS: 'info', APPROVED: 'positive', REJECTED: 'warning' }
const rowKey = ({ refNo }: Redemption) => refNo

/** Redeem history: every redemption, with its state. */
export function History() {
  const { t } = useTranslation('member-centre')
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const { from, to } = daysOf(asked.period, useToday())
  const days = { startDate: from, endDate: to }
  const query = useRedeemHistoryQuery({ ...days, status: asked.state, pageNo: asked.page, pageSize: PAGE_SIZE })
  const empty = useEmptyText(asking, { page: 'member-centre:points.history', isFiltered: asked.state !== 'ALL' })
  const options = states.map((value) => ({ value, label: t(`points.status.${value}`) }))
  const choices = [{ name: 'state' as const, label: t('points.column.status'), options }]
  const columns = useColumns()
  const labels = useTableLabels()
  return (
    <RecordPage {...{ asking, query, empty, choices }}>
      {(answer) => (
        <PointsFound answer={answer} page="points.history" onPage={(page) => ask({ page })}>
          {(rows) => (
            <PageTable title={t('points.history.title')} isTitleHidden {...{ columns, rows, rowKey, labels }} />
          )}
        </PointsFound>
      )}
    </RecordPage>
  )
}

/** The columns of the specification (member specification §3). */
function useColumns(): Column<Redemption>[] {
  const { t } = useTranslation('member-centre')
  const [money, points] = [useMoney(), usePoints()]
  const { header, time, refNo, remark } = usePointColumns<Redemption>()
  const amount = (id: 'amountRequirement' | 'redeemAmount'): Column<Redemption> => ({
    ...{ ...header(id), kind: 'number', value: (row) => row[id] ?? '' },
    cell: (row) => (row[id] === null ? '–' : <Money text={money(row[id])} />),
  })
  return [
    time('applyTime', (row) => row.applyTime),
    refNo,
    {
      ...{ ...header('name'), value: ({ name }) => name, card: 'title', width: 160 },
      cell: ({ name, type }) => <TwoLines first={name} second={t(`points.rewardType.${type}`)} />,
    },
    { ...header('quantity'), kind: 'number', value: ({ quantity }) => formatCount(quantity) },
    {
      ...{ ...header('pointsRequirement'), kind: 'number', card: 'amount' },
      value: ({ pointsRequirement }) => points(pointsRequirement),
    },
    amount('amountRequirement'),
    amount('redeemAmount'),
    {
      ...{ ...header('status'), value: ({ status }) => t(`points.status.${status}`), card: 'state' },
      cell: ({ status }) => <Badge $tone={tones[status]}>{t(`points.status.${status}`)}</Badge>,
    },
    remark,
  ]
}

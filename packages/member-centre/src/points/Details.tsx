import type { Endpoints, Value } from '@boardwalk/api-client'
import { usePointTransactionsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import {
  daysOf,
  defineQuestion,
  oneOf,
  pageUpTo,
  period,
  RecordPage,
  useEmptyText,
  useQuestion,
  useTableLabels,
  useToday,
} from '@boardwalk/shell/page-kit'
import { Money } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { PointsFound } from './PointsFound.tsx'
import { usePointColumns } from './use-point-columns.tsx'
import { usePoints } from './use-points.ts'

type Movement = Value<Endpoints['pointTransactions']>['list'][number]

const PAGE_SIZE = 20
/** Word for word (member specification §3). */
const types = ['ALL', 'live', 'lottery', 'pvp', 'slots', 'sports', 'deposit', 'mission', 'raffle', 'redeem'] as const
const question = defineQuestion({
  period: period('month'),
  type: oneOf(types, 'ALL'),
  page: pageUpTo(10_000 / PAGE_SIZE),
})
const rowKey = ({ refNo }: Movement) => refNo

/** Points details: every change of the member's points, and the balance after it. */
export function Details() {
  const { t } = useTranslation('member-centre')
  const asking = useQuestion(question)
  const { asked, ask } = asking
  const { from, to } = daysOf(asked.period, useToday())
  const days = { startDate: from, endDate: to }
  const query = usePointTransactionsQuery({ ...days, type: asked.type, pageNo: asked.page, pageSize: PAGE_SIZE })
  const empty = useEmptyText(asking, { page: 'member-centre:points.details', isFiltered: asked.type !== 'ALL' })
  const options = types.map((value) => ({ value, label: t(`points.movement.${value}`) }))
  const choices = [{ name: 'type' as const, label: t('points.type'), options }]
  const columns = useColumns()
  const labels = useTableLabels()
  return (
    <RecordPage {...{ asking, query, empty, choices }}>
      {(answer) => (
        <PointsFound answer={answer} page="points.details" onPage={(page) => ask({ page })}>
          {(rows) => (
            <PageTable title={t('points.details.title')} isTitleHidden {...{ columns, rows, rowKey, labels }} />
          )}
        </PointsFound>
      )}
    </RecordPage>
  )
}

function useColumns(): Column<Movement>[] {
  const { t } = useTranslation('member-centre')
  const [money, points] = [useMoney(), usePoints()]
  const { header, time, refNo, remark } = usePointColumns<Movement>()
  return [
    { ...time('time', (row) => row.time), card: 'state' },
    refNo,
    { ...header('type'), value: ({ type }) => t(`points.movement.${type}`), card: 'title' },
    {
      ...{ ...header('units'), kind: 'number', value: ({ units }) => units ?? '' },
      cell: ({ units }) => (units === null ? '–' : <Money text={money(units)} />),
    },
    { ...header('pointsRatio'), kind: 'number', value: ({ pointsRatio }) => pointsRatio ?? '–' },
    {
      ...{ ...header('changedPoints'), kind: 'number', card: 'amount' },
      value: ({ changedPoints }) => points(changedPoints),
    },
    { ...header('pointsBalance'), kind: 'number', value: ({ pointsBalance }) => points(pointsBalance) },
    remark,
  ]
}

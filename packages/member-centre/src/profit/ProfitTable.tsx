import type { PnlRow } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useBrand, useMoney } from '@boardwalk/shell/feature'
import { useTableLabels, WinLoss } from '@boardwalk/shell/page-kit'
import { Money } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { isPeriod } from './places.ts'
import type { Query } from './question.ts'
import { useKeyText } from './use-key-text.ts'

type Props = { rows: readonly PnlRow[]; total: PnlRow; asks: Query }
type Figure = Exclude<keyof PnlRow, 'key' | 'bets'>

const ofPlay = ['stake', 'payout', 'winLoss'] as const
/** Bonuses and commission belong to a day, not to a game. */
const ofPeriod = [...ofPlay, 'bonus', 'commission', 'net'] as const
const rowKey = ({ key }: PnlRow) => key

/** The figures behind the bars, with their sum. */
export function ProfitTable({ rows, total, asks }: Props) {
  const { t } = useTranslation('member-centre')
  const labels = useTableLabels()
  return (
    <PageTable
      title={t('personalProfit.title')}
      isTitleHidden
      columns={useColumns(total, asks)}
      rows={rows}
      rowKey={rowKey}
      labels={labels}
      exportName={`profit-and-loss_${asks.startDate}_${asks.endDate}.csv`}
      exportColumns={useFileColumns(asks)}
    />
  )
}

function useColumns(total: PnlRow, { groupBy }: Query): Column<PnlRow>[] {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const keyText = useKeyText(groupBy)
  const figures: readonly Figure[] = isPeriod(groupBy) ? ofPeriod : ofPlay
  const isSigned = (id: Figure) => id === 'winLoss' || id === 'net'
  const last = figures.at(-1)
  return [
    {
      ...{ id: 'key', header: t(`personalProfit.by.${groupBy}`), isSortable: false, card: 'title' },
      value: ({ key }) => keyText(key),
    },
    {
      ...{ id: 'bets', header: t('personalProfit.bets'), isSortable: false, kind: 'number' },
      ...{ value: ({ bets }) => formatCount(bets), total: formatCount(total.bets) },
    },
    ...figures.map(
      (id): Column<PnlRow> => ({
        ...{ id, header: t(`page-kit:play.${id}`), isSortable: false, kind: 'number', value: (row) => row[id] },
        ...{ card: id === last ? 'amount' : 'detail', total: money(total[id]) },
        cell: (row) => (isSigned(id) ? <WinLoss amount={row[id]} /> : <Money text={money(row[id])} />),
      }),
    ),
  ]
}

/** Days as a spreadsheet sorts them, and plain amounts that it can add. */
function useFileColumns({ groupBy }: Query): Column<PnlRow>[] {
  const { t } = useTranslation('member-centre')
  const { currency } = useBrand()
  const keyText = useKeyText(groupBy)
  const figures: readonly Figure[] = isPeriod(groupBy) ? ofPeriod : ofPlay
  return [
    {
      ...{ id: 'key', header: t(`personalProfit.by.${groupBy}`) },
      value: ({ key }) => (isPeriod(groupBy) ? key : keyText(key)),
    },
    { id: 'bets', header: t('personalProfit.bets'), value: ({ bets }) => bets },
    ...figures.map((id) => ({ id, header: t(`page-kit:play.${id}`), value: (row: PnlRow) => row[id] })),
    { id: 'currency', header: t('page-kit:entry.column.currency'), value: () => currency.code },
  ]
}

import type { PnlRow } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { BarChart } from '@boardwalk/ui/chart'
import { isPeriod, periodsIn } from './places.ts'
import type { Query } from './question.ts'
import { useShortText } from './use-key-text.ts'

type Props = { rows: readonly PnlRow[]; total: PnlRow; asks: Query }

/** A bar for each period in the order of time, or for each kind of game. */
export function Bars({ rows, total, asks }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const { groupBy, startDate, endDate } = asks
  const shortText = useShortText(groupBy)
  const figure = isPeriod(groupBy) ? 'net' : 'winLoss'
  const name = t(`page-kit:play.${figure}`)
  const keys = isPeriod(groupBy) ? periodsIn(groupBy, startDate, endDate) : rows.map(({ key }) => key)
  const byKey = new Map(rows.map((row) => [row.key, row[figure]]))
  return (
    <BarChart
      title={name}
      summary={t('personalProfit.summary', { name, amount: money(total[figure]) })}
      labels={keys.map(shortText)}
      series={[{ id: figure, name, values: keys.map((key) => Number(byKey.get(key) ?? 0)) }]}
      format={(value) => money(value.toFixed(2))}
      words={{
        ...{ table: t('personalProfit.words.table'), chart: t('personalProfit.words.chart') },
        ...{
          loading: t('page-kit:refreshing'),
          empty: t('personalProfit.empty'),
          keys: t('personalProfit.words.keys'),
        },
      }}
    />
  )
}

import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { type Period, shortDay, useToday } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { addDays } from '@boardwalk/ui/calendar'
import { BarChart } from '@boardwalk/ui/chart'
import { askedOf } from './question.ts'

type Overview = Value<Endpoints['agentOverview']>
type Bar = Overview['series'][number]

/** Values of the bars, by the figure that has their name and their sum. */
const drawn = {
  registrations: ({ newMembers }: Bar) => newMembers,
  deposit: ({ deposit }: Bar) => Number(deposit),
  withdraw: ({ withdraw }: Bar) => Number(withdraw),
  validBet: ({ validBet }: Bar) => Number(validBet),
  net: ({ net }: Bar) => Number(net),
} as const
type Drawn = keyof typeof drawn

/** Every day of the period, those without figures too. */
function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** How the figures of a period changed from day to day; a single day has no change. */
export function Trends({ series, sum, period }: Pick<Overview, 'series' | 'sum'> & { period: Period }) {
  const { startDate, endDate } = askedOf({ period }, useToday())
  const days = daysFrom(startDate, endDate)
  if (days.length < 2) return null
  return (
    <Stack $gap="5">
      {(Object.keys(drawn) as Drawn[]).map((figure) => (
        <Trend key={figure} {...{ figure, series, sum, days }} />
      ))}
    </Stack>
  )
}

type Props = Pick<Overview, 'series' | 'sum'> & { figure: Drawn; days: readonly string[] }

function Trend({ figure, series, sum, days }: Props) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const { country } = useBrand()
  const { code } = useLanguage()
  const name = t(`figure.${figure}`)
  const format = figure === 'registrations' ? formatCount : (value: number) => money(value.toFixed(2))
  const byDay = new Map(series.map((bar) => [bar.day, drawn[figure](bar)]))
  return (
    <BarChart
      title={name}
      summary={t('overview.trend.summary', { name, amount: format(Number(sum[figure])) })}
      labels={days.map((day) => shortDay(code, country, day))}
      series={[{ id: figure, name, values: days.map((day) => byDay.get(day) ?? 0) }]}
      format={format}
      words={{
        ...{ table: t('overview.trend.table'), chart: t('overview.trend.chart'), keys: t('overview.trend.keys') },
        ...{ loading: t('page-kit:refreshing'), empty: t('overview.trend.empty') },
      }}
    />
  )
}

import { token } from '@boardwalk/brand-kit'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { type Period, shortDay, useToday } from '@boardwalk/shell/page-kit'
import { addDays } from '@boardwalk/ui/calendar'
import { BarChart } from '@boardwalk/ui/chart'
import styled from 'styled-components'
import { type Overview, type Plot, plotsOf } from './plots.ts'
import { askedOf } from './question.ts'

/** Every day up to the last, those without figures too. */
function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** How the figures changed from day to day. A short period is drawn with the days before it. */
export function Trends({ overview, period }: { overview: Overview; period: Period }) {
  const { startDate, endDate } = askedOf({ period }, useToday())
  const { trend } = overview
  const hasBefore = trend !== undefined && trend.from < startDate
  const days = daysFrom(hasBefore ? trend.from : startDate, endDate)
  return (
    <Plots>
      {plotsOf(overview, startDate).map((plot) => (
        <Trend key={plot.figure} {...{ plot, days, hasBefore }} />
      ))}
    </Plots>
  )
}

type Props = { plot: Plot; days: readonly string[]; hasBefore: boolean }

function Trend({ plot: { figure, sum, byDay }, days, hasBefore }: Props) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const { country } = useBrand()
  const { code } = useLanguage()
  const name = t(`figure.${figure}`)
  const isCount = typeof sum === 'number'
  const amount = isCount ? formatCount(sum) : money(sum)
  return (
    <BarChart
      title={name}
      summary={t(hasBefore ? 'overview.trend.summaryBefore' : 'overview.trend.summary', { name, amount })}
      labels={days.map((day) => shortDay(code, country, day))}
      series={[{ id: figure, name, values: days.map((day) => Number(byDay.get(day) ?? 0)) }]}
      format={isCount ? formatCount : (value) => money(value.toFixed(2))}
      words={{
        ...{ table: t('overview.trend.table'), chart: t('overview.trend.chart'), keys: t('overview.trend.keys') },
        ...{ loading: t('page-kit:refreshing'), empty: t('overview.trend.empty') },
      }}
    />
  )
}

const Plots = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${token('space-5')};
`

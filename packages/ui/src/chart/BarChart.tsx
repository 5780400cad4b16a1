import { useId } from 'react'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { Legend } from './Legend.tsx'
import { PatternDefs, patternFill } from './PatternDefs.tsx'
import { Plot } from './Plot.tsx'
import { SeriesGroup } from './plot-styles.ts'
import { heightOf, niceTicks } from './scale.ts'
import { hasData, isKnown, knownValues, lookOf } from './series.ts'

export type BarChartProps = ChartProps

/** Share of a place that its bars take; the rest is air. */
const filled = 0.72

/** Amounts side by side, above and below zero. */
export function BarChart(chart: BarChartProps) {
  const { title, labels, series, format, words } = chart
  const prefix = useId().replace(/[^\w-]/g, '')
  const ticks = niceTicks(knownValues(series))
  return (
    <ChartFrame {...chart} isEmpty={labels.length === 0 || !hasData(series)}>
      <Plot {...{ labels, series, ticks, format }} name={`${title}. ${words.keys}`} placing="middles">
        {({ width, height }, active) => {
          const place = width / labels.length
          const bar = (place * filled) / series.length
          const y = heightOf(ticks, height)
          return series.map(({ id, values }, index) => {
            const { colour, pattern } = lookOf(index)
            return (
              <SeriesGroup key={id} $colour={colour}>
                <PatternDefs prefix={`${prefix}-${index}`} />
                {values.slice(0, labels.length).map((value, at) => {
                  if (!isKnown(value)) return null
                  const x = at * place + (place * (1 - filled)) / 2 + index * bar
                  return (
                    <rect
                      key={x}
                      x={x}
                      y={Math.min(y(value), y(0))}
                      width={Math.max(1, bar - 1)}
                      height={Math.abs(y(value) - y(0))}
                      fill={patternFill(`${prefix}-${index}`, pattern)}
                      stroke="currentColor"
                      opacity={active === null || active === at ? 1 : 0.45}
                    />
                  )
                })}
              </SeriesGroup>
            )
          })
        }}
      </Plot>
      {series.length > 1 && <Legend names={series.map(({ name }) => name)} shape="fill" prefix={prefix} />}
    </ChartFrame>
  )
}

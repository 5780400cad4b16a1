import { area, curveMonotoneX, line } from 'd3-shape'
import { useId } from 'react'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { Legend } from './Legend.tsx'
import { Marker } from './Marker.tsx'
import { Plot } from './Plot.tsx'
import { Guide, SeriesGroup } from './plot-styles.ts'
import { heightOf, niceTicks } from './scale.ts'
import { hasData, isKnown, knownValues, lookOf, type Series } from './series.ts'
import type { Size } from './use-size.ts'

export type LineChartProps = ChartProps & {
  /** Fills the ground under a line; for one or two series. */
  isArea?: boolean
  /** Lets the scale start above zero, where small changes matter. */
  isZoomed?: boolean
}

/** Values over time, one line each; a gap where nothing is known. */
export function LineChart({ isArea = false, isZoomed = false, ...chart }: LineChartProps) {
  const { title, labels, series, format, words } = chart
  const id = useId()
  const ticks = niceTicks(knownValues(series), 4, !isZoomed)
  return (
    <ChartFrame {...chart} isEmpty={labels.length === 0 || !hasData(series)}>
      <Plot {...{ labels, series, ticks, format }} name={`${title}. ${words.keys}`} placing="edges">
        {(size, active) => (
          <>
            {active !== null && <Guide d={`M${xOf(active, labels.length, size)} 0V${size.height}`} />}
            {series.map((one, index) => (
              <Line key={one.id} {...{ one, index, ticks, size, active, isArea }} count={labels.length} />
            ))}
          </>
        )}
      </Plot>
      {series.length > 1 && <Legend names={series.map(({ name }) => name)} shape="line" prefix={id} />}
    </ChartFrame>
  )
}

const xOf = (index: number, count: number, { width }: Size) => (count < 2 ? width / 2 : (index / (count - 1)) * width)

/** More points than this are a line without marks; the point being read keeps its own. */
const fewPoints = 24

type LineProps = {
  one: Series
  index: number
  ticks: readonly number[]
  size: Size
  count: number
  active: number | null
  isArea: boolean
}

function Line({ one, index, ticks, size, count, active, isArea }: LineProps) {
  const { colour, dash, mark } = lookOf(index)
  const y = heightOf(ticks, size.height)
  const values = one.values.slice(0, count)
  const x = (_: unknown, place: number) => xOf(place, count, size)
  const at = (value: number | null) => y(value ?? 0)
  const path = line<number | null>(x, at).defined(isKnown).curve(curveMonotoneX)(values)
  const ground = area<number | null>(x, y(Math.max(0, ticks[0] ?? 0)), at)
    .defined(isKnown)
    .curve(curveMonotoneX)(values)
  return (
    <SeriesGroup $colour={colour}>
      {isArea && ground && <path d={ground} fill="currentColor" opacity={0.16} />}
      {path && <path d={path} fill="none" stroke="currentColor" strokeWidth={2.5} strokeDasharray={dash} />}
      {values.map(
        (value, place) =>
          isKnown(value) &&
          (values.length <= fewPoints || place === active || isAlone(values, place)) && (
            <Marker key={x(value, place)} mark={mark} x={x(value, place)} y={at(value)} isLarge={place === active} />
          ),
      )}
    </SeriesGroup>
  )
}

/** A point between two gaps has no line to be seen by. */
const isAlone = (values: readonly (number | null)[], place: number) =>
  (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null

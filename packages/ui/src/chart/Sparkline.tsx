import { curveMonotoneX, line } from 'd3-shape'
import styled from 'styled-components'
import { extent, heightOf } from './scale.ts'
import { isKnown, lookOf } from './series.ts'

export type SparklineProps = {
  /** The trend in words: `Rising, from 120 to 480 in seven days`. */
  label: string
  values: readonly (number | null)[]
  /** Pixels. */
  width?: number
  height?: number
}

const inset = 4

/** The course of a figure beside the figure itself. */
export function Sparkline({ label, values, width = 96, height = 32 }: SparklineProps) {
  const known = values.filter(isKnown)
  const range = extent(known)
  const isFlat = range[0] === range[1]
  const scale = heightOf(isFlat ? [0, 1] : range, height - 2 * inset)
  const y = (value: number | null) => inset + (isFlat ? (height - 2 * inset) / 2 : scale(value ?? 0))
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0
  const path = line<number | null>((_, index) => inset + index * step, y)
    .defined(isKnown)
    .curve(curveMonotoneX)(values)
  const last = values.findLastIndex(isKnown)
  return (
    <Root role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {known.length > 0 && path && <path d={path} fill="none" stroke="currentColor" strokeWidth={2} />}
      {last >= 0 && <circle cx={inset + last * step} cy={y(values[last] ?? 0)} r={3} fill="currentColor" />}
    </Root>
  )
}

const Root = styled.svg`
  color: ${lookOf(0).colour};
  overflow: visible;
  [dir='rtl'] & { transform: scaleX(-1); }
`

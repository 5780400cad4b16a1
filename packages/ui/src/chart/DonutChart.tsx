import { token } from '@boardwalk/brand-kit'
import { arc, pie } from 'd3-shape'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { Legend } from './Legend.tsx'
import { PatternDefs, patternFill } from './PatternDefs.tsx'
import { SeriesGroup } from './plot-styles.ts'
import { lookOf } from './series.ts'

export type DonutSlice = { id: string; name: string; value: number }
export type DonutChartProps = Omit<ChartProps, 'labels' | 'series'> & {
  /** Parts of one whole, none below zero; at most five stay distinguishable. */
  slices: readonly DonutSlice[]
  /** Heads the values in the table. */
  valueName: string
  /** In the middle, such as the whole. */
  children?: ReactNode
}

const radius = 90
const ring = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(radius * 0.62)
  .outerRadius(radius)

/** Parts of a whole. The legend shows every part with its figure, so that no angles have to be compared. */
export function DonutChart({ slices, valueName, children, ...chart }: DonutChartProps) {
  const prefix = useId().replace(/[^\w-]/g, '')
  const parts = slices.filter(({ value }) => value > 0 && Number.isFinite(value))
  const angles = pie<DonutSlice>()
    .value(({ value }) => value)
    .sort(null)
    .padAngle(parts.length > 1 ? 0.02 : 0)(parts)
  const series = [{ id: 'value', name: valueName, values: parts.map(({ value }) => value) }]
  return (
    <ChartFrame {...chart} labels={parts.map(({ name }) => name)} series={series} isEmpty={parts.length === 0}>
      <Layout>
        <Whole>
          <Drawing viewBox="-96 -96 192 192" role="img" aria-label={`${chart.title}. ${chart.summary}`}>
            {angles.map((angle, index) => {
              const { colour, pattern } = lookOf(index)
              return (
                <SeriesGroup key={angle.data.id} $colour={colour}>
                  <PatternDefs prefix={`${prefix}-${index}`} />
                  <path d={ring(angle) ?? ''} fill={patternFill(`${prefix}-${index}`, pattern)} stroke="currentColor" />
                </SeriesGroup>
              )
            })}
          </Drawing>
          {children && <Middle>{children}</Middle>}
        </Whole>
        <Legend
          names={parts.map(({ name }) => name)}
          notes={parts.map(({ value }) => chart.format(value))}
          shape="fill"
          prefix={prefix}
        />
      </Layout>
    </ChartFrame>
  )
}

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')};
  & > ul { flex: 1 1 10rem; flex-direction: column; }
`

const Whole = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: 0 1 14rem;
  min-inline-size: 9rem;
  & > * { grid-area: 1 / 1; }
`

const Drawing = styled.svg`inline-size: 100%; block-size: auto;`

const Middle = styled.div`
  max-inline-size: 55%;
  text-align: center;
  overflow-wrap: anywhere;
`

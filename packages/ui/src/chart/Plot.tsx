import { type ReactNode, useRef } from 'react'
import { Axis, Drawing, Frame, GridLine, Labels, PlotBox, Readout, Value } from './plot-styles.ts'
import { labelPlaces } from './scale.ts'
import { isKnown, lookOf, type Series } from './series.ts'
import { useActivePoint } from './use-active-point.ts'
import { type Size, useSize } from './use-size.ts'

type Props = {
  name: string
  labels: readonly string[]
  series: readonly Series[]
  ticks: readonly number[]
  format: (value: number) => string
  /** Points are at the edges of a line, and in the middle of the bands of bars. */
  placing: 'edges' | 'middles'
  children: (size: Size, active: number | null) => ReactNode
}

const usual: Size = { width: 640, height: 224, em: 16 }

/** Scale, drawing, labels, and a line below that reads the point in question. No words inside of the drawing. */
export function Plot({ name, labels, series, ticks, format, placing, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box, usual)
  const count = labels.length
  const placeAt = (fraction: number) =>
    Math.max(
      0,
      Math.min(count - 1, placing === 'edges' ? Math.round(fraction * (count - 1)) : Math.floor(fraction * count)),
    )
  const { active, handlers } = useActivePoint(count, placeAt)
  return (
    <div>
      <Frame>
        <Axis aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>
              <bdi>{format(tick)}</bdi>
            </span>
          ))}
        </Axis>
        <PlotBox ref={box} tabIndex={0} role="group" aria-label={name} {...handlers}>
          <Drawing viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" preserveAspectRatio="none">
            {ticks.map((tick, index) => {
              const y = size.height - (index / (ticks.length - 1)) * size.height
              return <GridLine key={tick} d={`M0 ${y}H${size.width}`} data-zero={tick === 0 || undefined} />
            })}
            {children(size, active)}
          </Drawing>
        </PlotBox>
        <LabelRow labels={labels} size={size} placing={placing} />
      </Frame>
      <Readout role="status">
        {active !== null && (
          <>
            <strong>{labels[active]}</strong>
            {series.map(({ id, name: seriesName, values }, index) => (
              <Value key={id} $colour={lookOf(index).colour}>
                {seriesName} <bdi>{isKnown(values[active]) ? format(values[active]) : '\u2013'}</bdi>
              </Value>
            ))}
          </>
        )}
      </Readout>
    </div>
  )
}

/** As many labels as fit, each under its point. */
function LabelRow({ labels, size, placing }: { labels: readonly string[]; size: Size; placing: Props['placing'] }) {
  const longest = Math.max(1, ...labels.map((label) => label.length))
  const room = Math.max(1, Math.floor(size.width / ((longest * 0.55 + 1) * size.em)))
  const places = labelPlaces(labels.length, room)
  const shown = room === 1 && places.length > 1 ? [0] : places
  return (
    <Labels aria-hidden="true" data-placing={shown.length === labels.length ? placing : 'edges'}>
      {shown.map((index) => (
        <span key={index}>{labels[index]}</span>
      ))}
    </Labels>
  )
}

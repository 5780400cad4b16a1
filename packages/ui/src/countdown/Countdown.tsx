import { token } from '@boardwalk/brand-kit'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { type CountdownParts, partsOf, secondsLeft } from './parts.ts'
import { useCountdown } from './use-countdown.ts'

export type CountdownLabels = {
  days: string
  hours: string
  minutes: string
  seconds: string
  /** The time left as a sentence, read aloud at a few moments: `5 minutes left`. */
  spoken: (parts: CountdownParts) => string
}

export type CountdownProps = {
  /** Name of the event; read aloud. */
  label: string
  /** The moment, in milliseconds since 1970. */
  until: number
  /** The caller's clock in the same unit, corrected by the server's time. Read after rendering only. */
  now: () => number
  /** The server's time while rendering on it, so that the first page shows figures. */
  initialNow?: number
  labels: CountdownLabels
  /** `cells` names each figure; `text` is short enough for a line or a button. */
  variant?: 'cells' | 'text'
  /** Takes the place of the figures at the end. */
  ended?: ReactNode
  /** Called once for each moment that is reached, also when it was slept through. */
  onEnd?: () => void
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const
const twoDigits = (value: number) => `${value}`.padStart(2, '0')

/** Counts down to a moment. Calm: no colour that changes, no blinking, no urgency. */
export function Countdown(props: CountdownProps) {
  const { label, until, now, initialNow, labels, variant = 'cells', ended, onEnd } = props
  const initial = initialNow === undefined ? undefined : secondsLeft(until, initialNow)
  const { left, spoken } = useCountdown({ until, now, initial, onEnd })
  const parts = left === undefined ? undefined : partsOf(left)
  const shown = units.filter((unit) => unit !== 'days' || (parts?.days ?? 0) > 0)
  const isOver = left === 0 && ended !== undefined
  return (
    <Root>
      {isOver ? (
        ended
      ) : (
        <Figures role="timer" aria-label={label} data-variant={variant}>
          {shown.map((unit, index) => (
            <Fragment key={unit}>
              {variant === 'text' && index > 0 && <span>:</span>}
              <Cell>
                <Figure>{parts ? twoDigits(parts[unit]) : '\u2013\u2013'}</Figure>
                {variant === 'cells' && <Unit>{labels[unit]}</Unit>}
              </Cell>
            </Fragment>
          ))}
        </Figures>
      )}
      <VisuallyHidden role="status">
        {spoken !== undefined && !isOver && left !== 0 ? labels.spoken(partsOf(spoken)) : ''}
      </VisuallyHidden>
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: inline-block;
  max-inline-size: 100%;
`

/** Figures read from left to right in every language. */
const Figures = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;
  direction: ltr;
  &[data-variant='text'] { gap: 0; font-weight: ${token('weight-medium')}; }
`

const Cell = styled.span`
  display: grid;
  justify-items: center;
  [data-variant='cells'] > & {
    min-inline-size: 3.5rem;
    padding: ${token('space-2')};
    border: ${token('border-width')} solid ${token('color-border')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
  }
`

const Figure = styled.span`
  [data-variant='cells'] & {
    font-family: ${token('font-display')};
    font-size: ${token('text-2xl')};
    font-weight: ${token('weight-bold')};
    line-height: ${token('line-tight')};
  }
`

const Unit = styled.span`
  color: ${token('color-text-muted')};
  font-size: ${token('text-xs')};
`

import { token } from '@boardwalk/brand-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMedia } from '../../foundation/media.ts'
import { breakpoint } from '../../foundation/sizes.ts'
import { controlFrame, type FrameProps } from '../control-styles.ts'
import { FieldGroup } from '../FieldGroup.tsx'
import type { FieldText } from '../FormField.tsx'
import type { CalendarLook } from './Calendar.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import { DayInput } from './DayInput.tsx'
import { clampDay, type DayProblem, type DayRange, orderRange } from './day.ts'
import { RangeCalendar } from './RangeCalendar.tsx'
import { lengthOf } from './range-picking.ts'
import { useTypedDay } from './use-typed-day.ts'

export type DateRangeProblem = DayProblem | 'long'

export type DateRangeFieldProps = FieldText &
  CalendarLook & {
    /** Two days as 'YYYY-MM-DD'; an empty end is open. */
    value: DayRange
    /** Always the earlier day first. */
    onChange: (range: DayRange) => void
    /** Names of the two typed halves. */
    ends: { from: string; to: string }
    /** Messages for a text that is no day, one outside the bounds, and a range of more than `maxDays`. */
    problems: Record<DateRangeProblem, ReactNode>
    /** Most days of a range, both ends counted. */
    maxDays?: number
    /** Above the calendar: buttons for ranges that are often wanted. `choose` takes the range and closes. */
    presets?: (choose: (range: DayRange) => void) => ReactNode
    id?: string
    required?: boolean
    disabled?: boolean
    readOnly?: boolean
  }

/** Two days, typed or picked; two months beside each other where there is room. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, hint, error, note, id, value, onChange, ends, problems, maxDays, presets, ...rest } = props
  const { disabled = false, readOnly = false, required = false, ...look } = rest
  const { locale, min, max, today } = look
  const change = (range: DayRange) => onChange(orderRange(range))
  const from = useTypedDay({ locale, min, max, value: value.from, onChange: (day) => change({ ...value, from: day }) })
  const to = useTypedDay({ locale, min, max, value: value.to, onChange: (day) => change({ ...value, to: day }) })
  const isLong = maxDays !== undefined && lengthOf(value) > maxDays
  const problem = from.problem ?? to.problem ?? (isLong ? 'long' : undefined)
  const isWide = useMedia(`(min-width: ${breakpoint.tablet})`)

  const input = (end: typeof from, name: keyof DayRange, describedBy: string) => (
    <DayInput
      aria-label={ends[name]}
      aria-describedby={describedBy}
      aria-invalid={Boolean(error || end.problem || isLong)}
      locale={locale}
      disabled={disabled}
      readOnly={readOnly}
      required={required}
      value={end.text}
      onText={end.type}
      onCommit={end.commit}
    />
  )
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error || (problem && problems[problem])} note={note}>
      {(group) => (
        <Frame role="group" {...group}>
          <Ends>
            <End>{input(from, 'from', group['aria-describedby'])}</End>
            <End>
              <Dash aria-hidden>–</Dash>
              {input(to, 'to', group['aria-describedby'])}
            </End>
          </Ends>
          <CalendarPanel labels={look.labels} disabled={disabled || readOnly}>
            {({ close, dir }) => {
              const choose = (range: DayRange) => {
                change(range)
                close()
              }
              return (
                <>
                  {presets?.(choose)}
                  <RangeCalendar
                    {...look}
                    dir={dir}
                    months={isWide ? 2 : 1}
                    maxDays={maxDays}
                    value={value}
                    startAt={today && clampDay(today, { min, max })}
                    onRange={choose}
                  />
                </>
              )
            }}
          </CalendarPanel>
        </Frame>
      )}
    </FieldGroup>
  )
}

const Frame = styled.div<FrameProps>`${controlFrame}`
// The halves go below each other before a day is cut off.
const Ends = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
`
const End = styled.span`
  display: flex;
  flex: 1 1 9em;
  align-items: center;
  align-self: stretch;
  min-inline-size: 0;
`
const Dash = styled.span`color: ${token('color-text-muted')};`

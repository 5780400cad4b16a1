import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { controlFrame, type FrameProps } from '../control-styles.ts'
import { type FieldText, FormField } from '../FormField.tsx'
import { Calendar, type CalendarLook } from './Calendar.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import { DayInput } from './DayInput.tsx'
import { clampDay, type Day, type DayProblem } from './day.ts'
import { useTypedDay } from './use-typed-day.ts'

export type DateFieldProps = FieldText &
  CalendarLook & {
    /** 'YYYY-MM-DD', or empty. */
    value: Day
    onChange: (day: Day) => void
    /** Messages for a text that is no day, or one before `min` or after `max`; `error` precedes them. */
    problems: Record<DayProblem, ReactNode>
    /** Above the calendar: buttons for days that are often wanted. `choose` takes the day and closes. */
    presets?: (choose: (day: Day) => void) => ReactNode
    id?: string
    name?: string
    placeholder?: string
    autoComplete?: string
    required?: boolean
    disabled?: boolean
    readOnly?: boolean
    onBlur?: () => void
    ref?: Ref<HTMLInputElement>
  }

/** A day, typed or picked. It has no time zone: 'YYYY-MM-DD' in, 'YYYY-MM-DD' out. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, note, id, value, onChange, problems, presets, onBlur, ...rest } = props
  const { locale, labels, today, weekStart, min, max, placeholder, disabled = false, readOnly = false, ...input } = rest
  const typed = useTypedDay({ value, locale, min, max, onChange })
  // Open the calendar at a month with selectable days.
  const startAt = today && clampDay(today, { min, max })
  const look = { locale, labels, today, weekStart, min, max }
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error || (typed.problem && problems[typed.problem])}
      note={note}
    >
      {(control) => (
        <Frame>
          <DayInput
            {...input}
            {...control}
            {...(placeholder !== undefined && { placeholder })}
            locale={locale}
            disabled={disabled}
            readOnly={readOnly}
            value={typed.text}
            onText={typed.type}
            onCommit={typed.commit}
            onBlur={onBlur}
          />
          <CalendarPanel labels={labels} disabled={disabled || readOnly}>
            {({ close, dir }) => {
              const choose = (day: Day) => {
                onChange(day)
                close()
              }
              return (
                <>
                  {presets?.(choose)}
                  <Calendar {...look} dir={dir} chosen={{ from: value, to: value }} startAt={startAt} onPick={choose} />
                </>
              )
            }}
          </CalendarPanel>
        </Frame>
      )}
    </FormField>
  )
}

const Frame = styled.div<FrameProps>`${controlFrame}`

import { useState } from 'react'
import { Calendar, type CalendarLook } from './Calendar.tsx'
import { type Day, type DayRange, orderRange } from './day.ts'
import { previewOf, secondBounds } from './range-picking.ts'

type Props = CalendarLook & {
  dir: 'ltr' | 'rtl'
  value: DayRange
  onRange: (range: DayRange) => void
  months: number
  maxDays?: number | undefined
  startAt?: Day | undefined
}

/** Two presses make a range, in either order; between them it follows the pointer and the keyboard. */
export function RangeCalendar({ value, onRange, maxDays, min, max, ...rest }: Props) {
  const [first, setFirst] = useState<Day>('')
  const [reached, setReached] = useState<Day>('')
  const pick = (day: Day) => {
    if (first !== '') return onRange(orderRange({ from: first, to: day }))
    setFirst(day)
    setReached(day)
  }
  const bounds = first === '' ? { min, max } : secondBounds(first, { min, max }, maxDays)
  const isReachable = (day: Day) => !((bounds.min && day < bounds.min) || (bounds.max && day > bounds.max))
  return (
    <Calendar
      {...rest}
      {...bounds}
      isRange
      chosen={first === '' ? value : previewOf(first, reached)}
      onPick={pick}
      onReach={(day) => first !== '' && isReachable(day) && setReached(day)}
    />
  )
}

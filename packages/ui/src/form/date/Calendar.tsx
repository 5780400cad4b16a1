import { type ComponentProps, useEffect, useMemo, useRef } from 'react'
import { type CustomComponents, DayPicker } from 'react-day-picker'
import { ChevronDownIcon, ChevronEndIcon, ChevronStartIcon } from '../../icon/icons.ts'
import { Sheet } from './calendar-styles.ts'
import { type CalendarLabels, calendarWords, weekStartOf } from './calendar-words.ts'
import { type Bounds, type Day, type DayRange, fromDate, toDate } from './day.ts'

export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6
export type CalendarLook = Bounds & {
  /** BCP 47 tag that names months and days, orders the parts of a date and starts the week. */
  locale: string
  labels: CalendarLabels
  /** Marked as today; the device's own day without it. */
  today?: Day | undefined
  /** First day of the week, 0 for Sunday, where it should differ from the language's. */
  weekStart?: WeekStart | undefined
}

type Props = CalendarLook & {
  dir: 'ltr' | 'rtl'
  /** Chosen days; the same one twice for a single day. */
  chosen: DayRange
  isRange?: boolean
  months?: number
  /** A day of the month that is shown first when nothing is chosen. */
  startAt?: Day | undefined
  onPick: (day: Day) => void
  /** The day under the pointer or the keyboard's cursor. */
  onReach?: (day: Day) => void
}

/** Months as a grid of days: the library's keyboard and states, our styles and texts. */
export function Calendar(props: Props) {
  const {
    locale,
    labels,
    today,
    weekStart,
    min,
    max,
    dir,
    chosen,
    isRange,
    months = 1,
    startAt,
    onPick,
    onReach,
  } = props
  const words = useMemo(() => calendarWords(locale, labels), [locale, labels])
  const [first, last] = [toDate(min ?? ''), toDate(max ?? '')]
  const [from, to] = [toDate(chosen.from), toDate(chosen.to)]
  const startMonth = from ?? toDate(startAt ?? '') ?? toDate(today ?? '')
  const selection = isRange
    ? ({ mode: 'range', selected: from && { from, to }, onSelect: chosenOutside } as const)
    : ({ mode: 'single', selected: from, onSelect: chosenOutside } as const)
  return (
    <Sheet>
      <DayPicker
        {...words}
        {...selection}
        {...reach(first, last)}
        {...(startMonth && { defaultMonth: startMonth })}
        {...(today && { today: toDate(today) ?? new Date() })}
        autoFocus
        captionLayout="dropdown"
        navLayout="around"
        numberOfMonths={months}
        showOutsideDays={months === 1}
        components={components}
        dir={dir}
        lang={locale}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        weekStartsOn={weekStart ?? weekStartOf(locale)}
        onDayClick={(date, { disabled }) => !disabled && onPick(fromDate(date))}
        onDayMouseEnter={(date) => onReach?.(fromDate(date))}
        onDayFocus={(date) => onReach?.(fromDate(date))}
      />
    </Sheet>
  )
}

/** Controlled: without a handler the library would manage the selection itself. */
const chosenOutside = () => {}

/** Default bounds: a hundred years back and twenty ahead. */
function reach(first: Date | undefined, last: Date | undefined) {
  const year = new Date().getFullYear()
  return {
    startMonth: first ?? new Date((last ?? new Date()).getFullYear() - 100, 0),
    endMonth: last ?? new Date(Math.max(year, first ? first.getFullYear() : 0) + 20, 11),
  }
}

const components: Partial<CustomComponents> = {
  PreviousMonthButton: (props) => (
    <button {...props}>
      <ChevronStartIcon size={20} />
    </button>
  ),
  NextMonthButton: (props) => (
    <button {...props}>
      <ChevronEndIcon size={20} />
    </button>
  ),
  Chevron: ({ className }) => <ChevronDownIcon size={16} {...(className && { className })} />,
  DayButton: ({ day: _, modifiers, ...rest }) => (
    <DayButton {...rest} isFocused={modifiers.focused} isToday={modifiers.today} />
  ),
}

type DayButtonProps = ComponentProps<'button'> & { isFocused: boolean | undefined; isToday: boolean | undefined }

function DayButton({ isFocused, isToday, ...rest }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) ref.current?.focus()
  }, [isFocused])
  return <button {...rest} ref={ref} aria-current={isToday ? 'date' : undefined} />
}

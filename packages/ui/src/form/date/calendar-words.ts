import type { DayPickerProps } from 'react-day-picker'

/** The words around a calendar; names of months and days are those of the language. */
export type CalendarLabels = {
  /** Names the button that opens the calendar. */
  open: string
  /** Heads the panel. */
  title: string
  close: string
  previousMonth: string
  nextMonth: string
  month: string
  year: string
}

const gregorian = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options })
  return (date: Date) => format.format(date)
}

type WeekInfo = { firstDay: number }

/** First day of the week, 0 for Sunday; Monday where the browser has no data. */
export function weekStartOf(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const known = new Intl.Locale(locale).maximize() as Intl.Locale & {
    getWeekInfo?: () => WeekInfo
    weekInfo?: WeekInfo
  }
  const first = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
  return (first % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
}

/** All texts of the calendar, in the language. */
export function calendarWords(
  locale: string,
  labels: CalendarLabels,
): Required<Pick<DayPickerProps, 'formatters' | 'labels'>> {
  const [monthYear, month, year] = [
    gregorian(locale, { month: 'long', year: 'numeric' }),
    gregorian(locale, { month: 'long' }),
    gregorian(locale, { year: 'numeric' }),
  ]
  const [day, weekday, weekdayName] = [
    gregorian(locale, { day: 'numeric' }),
    gregorian(locale, { weekday: 'short' }),
    gregorian(locale, { weekday: 'long' }),
  ]
  const full = gregorian(locale, { dateStyle: 'full' })
  const digits = (date: Date) => /[\p{Nd}]+/u.exec(day(date))?.[0] ?? day(date)
  return {
    formatters: {
      formatCaption: monthYear,
      formatMonthDropdown: month,
      formatYearDropdown: year,
      formatDay: digits,
      formatWeekdayName: weekday,
    },
    labels: {
      labelGrid: monthYear,
      labelDayButton: full,
      labelGridcell: full,
      labelWeekday: weekdayName,
      labelNav: () => labels.title,
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelMonthDropdown: () => labels.month,
      labelYearDropdown: () => labels.year,
    },
  }
}

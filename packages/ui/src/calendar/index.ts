/** A separate entry with the calendar library: load it with the page that needs it. */
export type { WeekStart } from '../form/date/Calendar.tsx'
export type { CalendarLabels } from '../form/date/calendar-words.ts'
export { DateField, type DateFieldProps } from '../form/date/DateField.tsx'
export { DateRangeField, type DateRangeFieldProps, type DateRangeProblem } from '../form/date/DateRangeField.tsx'
export { addDays, clampDay, type Day, type DayProblem, type DayRange, orderRange, readDay } from '../form/date/day.ts'
export { typedDay, writeDay } from '../form/date/day-text.ts'

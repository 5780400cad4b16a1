import type { CalendarLabels } from './calendar-words.ts'

export const calendarLabels: CalendarLabels = {
  open: 'Open the calendar',
  title: 'Choose a day',
  close: 'Close the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
}

export const dayProblems = {
  unreadable: 'This is not a day. Write it as in the example.',
  early: 'This day is too early',
  late: 'This day is too late',
}

export const calendarKeys = [
  ['Enter', 'reads what was typed; in the calendar, takes the day'],
  ['← →', 'goes a day back or on, as the text runs'],
  ['↑ ↓', 'goes a week back or on'],
  ['Home, End', 'goes to the first or last day of the week'],
  ['Page Up, Page Down', 'goes a month back or on; with Shift a year'],
  ['Escape', 'closes the calendar and goes back to its button'],
] as const

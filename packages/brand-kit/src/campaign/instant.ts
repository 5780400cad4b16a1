import * as v from 'valibot'

const form = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

/** A date and time that means the same moment everywhere, such as `2026-12-16T00:00:00+08:00`. */
export const instant = v.pipe(
  v.string(),
  v.regex(form, 'a date and time with its zone, such as 2026-12-16T00:00:00+08:00'),
  v.check(isInCalendar, 'a day that the calendar has'),
)

function isInCalendar(text: string): boolean {
  const [, year, month, day] = form.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

export const timeOf = (text: string): number => Date.parse(text)

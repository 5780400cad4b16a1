import * as v from 'valibot'
import { firstDay, yearOfDays } from './record-days.ts'
import { Day } from './scalars.ts'

/** One line of text without control characters (pattern 1 of contract A10), at most `max` UTF-16 units. */
export const line = (max: number, min = 0) =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(/^[^\p{Cc}]*$/u))

/** Text that may break over lines. */
export const paragraph = (max: number, min = 0) =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u))

/** Short code: letters, digits, `_`, `-`, `.` */
export const code = (max = 64) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[A-Za-z0-9_.-]+$/))

/** Platform language code as a query field; one that the merchant does not offer falls back to its default. */
export const LanguageField = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** Solved proof of work, base64 (contract A8.7). */
export const Altcha = v.pipe(v.string(), v.maxLength(4096), v.regex(/^[A-Za-z0-9+/_-]+={0,2}$/))

/** Secret as typed: any printable text; which passwords are good enough is the brand's setting. */
export const Secret = line(128, 1)

export const DialingCode = v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/))
export const MobileNum = v.pipe(v.string(), v.maxLength(20), v.regex(/^\d+$/))
export const VerificationCode = line(255)

/** Whole number in a query: a number from our client, plain decimal digits on the wire. `1e3`, `01`, ` 1`, `` are refused. */
export const intParam = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,8})$/), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(min),
    v.maxValue(max),
  )

/** Boolean in a query. */
export const boolParam = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((on) => on === true || on === 'true'),
)

/** 0 or 1 in a query. */
export const flagParam = intParam(0, 1)

/** Page number and size of a list (contract A5); `withinPages` bounds their product. */
export const paging = (pageSize = 20) => ({
  pageNo: v.optional(intParam(1, 10_000), 1),
  pageSize: v.optional(intParam(1, 100), pageSize),
})

type Paging = { pageNo: number; pageSize: number; skip?: number }
const reachable = ({ pageNo, pageSize, skip = 0 }: Paging) => skip + pageNo * pageSize <= 10_000

/** No list is paged past its 10,000th item (contract A5), counted from the place where its pages begin. */
export const withinPages = <P extends Paging>() => v.check<P, string>(reachable, 'pageNo * pageSize exceeds 10000')

/** A calendar month of the merchant: `2026-11`. */
export const Month = v.pipe(v.string(), v.regex(/^2\d{3}-(0[1-9]|1[0-2])$/))

/** Inclusive date window; without it the day is today. */
export const dateWindow = { startDate: v.optional(Day), endDate: v.optional(Day) }

type DateWindow = { startDate?: string | undefined; endDate?: string | undefined }
const DAY_MS = 86_400_000

/** Days of a window, both ends counted; null where an end is left out. */
const daysOf = ({ startDate, endDate }: DateWindow) =>
  startDate && endDate ? (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1 : null

const spans = (window: DateWindow, max: number) => {
  const days = daysOf(window)
  return days === null || (days >= 1 && days <= max)
}

/** A window runs forward and spans at most 92 days (contract A5). */
export const withinDates = <W extends DateWindow>() =>
  v.check<W, string>((window) => spans(window, 92), 'dates run backwards or span over 92 days')

/** A window of records runs forward and spans at most twelve months (decision 49). */
export const withinYear = <W extends DateWindow>() =>
  v.check<W, string>(
    (window) => spans(window, yearOfDays) && [window.startDate, window.endDate].every((day) => !day || day >= firstDay),
    'dates run backwards, span over twelve months or begin before 2000',
  )

/** Reason why no code was sent. */
export const unsentCode = ['OTP_TOO_MANY', 'OTP_QUOTA', 'METHOD_UNAVAILABLE', 'UPSTREAM_ERROR'] as const
/** The same of a code to a number that was typed. */
export const unsentSms = ['PHONE_INVALID', 'PHONE_MISSING', ...unsentCode] as const

import * as v from 'valibot'

/** Amount in a response: decimal text with two to four places, never a JSON number (contract A2). */
export const Money = v.pipe(v.string(), v.regex(/^-?(0|[1-9]\d{0,13})\.\d{2,4}$/))

/** Amount in a request: positive decimal text with at most four places (contract A2). */
export const MoneyIn = v.pipe(v.string(), v.regex(/^(?!0(\.0+)?$)(0|[1-9]\d{0,13})(\.\d{1,4})?$/))

/** Loyalty points, written like money. */
export const Points = Money

/** Points in a request. */
export const PointsIn = MoneyIn

/** Fraction from 0 to 1 with at most six places; `"0.0125"` is 1.25%. */
export const Rate = v.pipe(v.string(), v.regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/))

/** Instant in UTC with milliseconds: `2026-11-21T10:00:00.000Z`. */
export const Ts = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/))

const isCalendarDay = (day: string) => {
  const time = Date.parse(`${day}T00:00:00.000Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Business day in the merchant's zone: `2026-11-21`. */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.check(isCalendarDay))

/** Entity id: lower-case UUID; the gateway makes version 7. */
export const Id = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
)

/** Number that people read out: kind, day, ten characters without look-alikes. */
export const Ref = v.pipe(v.string(), v.regex(/^(DP|WD|TR|BT|BN|PT|RW|PA|FB|SL|DV|RB)\d{6}-[0-9A-HJKMNP-TV-Z]{10}$/))

/** Yes or no where the specification writes 1 or 0. */
export const Flag = v.picklist([0, 1])

/** Count: a whole number from 0. */
export const Int = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Free text of a response. */
export const Text = v.string()

/** Free text of a response that may be missing. */
export const MaybeText = v.nullable(v.string())

export type Money = v.InferOutput<typeof Money>
export type MoneyIn = v.InferOutput<typeof MoneyIn>
export type Rate = v.InferOutput<typeof Rate>
export type Ts = v.InferOutput<typeof Ts>
export type Day = v.InferOutput<typeof Day>
export type Id = v.InferOutput<typeof Id>
export type Ref = v.InferOutput<typeof Ref>
export type Flag = v.InferOutput<typeof Flag>

import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { Int, Money, Text, Ts } from '../scalars.ts'
import { breakDays, checkMinutes, exclusionMonths, isFigureOf, limitKinds, limitWindows } from '../shared/protection.ts'

const Kind = v.picklist(limitKinds)
const Window = v.picklist(limitWindows)
/** An amount that the currency can write, for SESSION whole minutes. */
const Figure = v.pipe(v.string(), v.maxLength(20), v.regex(/^(0|[1-9]\d*)(\.\d{1,2})?$/))

/** `effectiveAt`: first moment at which the same figure may be sent again; it expires at `expiresAt`. */
const Pending = v.object({ value: v.nullable(Text), effectiveAt: Ts, expiresAt: Ts, isReady: v.boolean() })

/** `resetsAt`: when the oldest used part leaves the rolling window, so that more is available. */
const Limit = v.object({
  kind: Kind,
  window: Window,
  value: Text,
  used: Text,
  resetsAt: Ts,
  pending: v.nullable(Pending),
})

/** `excluded.until` null: for good. `nextAt` null: no game was opened yet. */
const Protection = v.object({
  limits: v.array(Limit),
  timeoutUntil: v.nullable(Ts),
  excluded: v.nullable(v.object({ until: v.nullable(Ts) })),
  realityCheck: v.object({ minutes: Int, nextAt: v.nullable(Ts), isDue: v.boolean() }),
})

export const protectionSchemas = {
  limits: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({}),
    value: Protection,
    errors: [],
    servedWhen: ['excluded'],
  },
  /** A member's own play and payments in a rolling window; `net` is won less staked, open rounds as lost. */
  activity: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({ window: Window }),
    value: v.object({ deposited: Money, withdrawn: Money, stake: Money, net: Money, minutes: Int }),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** Less counts at once; more, or no limit (null), waits 24 hours and has to be sent again within 168 hours. */
  setLimit: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.pipe(
      v.strictObject({ kind: Kind, window: Window, value: v.nullable(Figure) }),
      v.check(isFigureOf, 'a day has 1440 minutes'),
    ),
    value: Protection,
    errors: [],
    servedWhen: ['excluded'],
  },
  /** No play at any merchant for so many days. It cannot be ended earlier. */
  takeBreak: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.strictObject({ days: v.picklist(breakDays) }),
    value: Protection,
    errors: [],
    servedWhen: ['excluded'],
  },
  /** No play; `months` null for good. Ends all sessions, this one too; a later one serves the rows of `excluded` only. */
  excludeSelf: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.strictObject({
      months: v.nullable(v.picklist(exclusionMonths)),
      scope: v.optional(v.picklist(['ALL', 'MERCHANT']), 'ALL'),
    }),
    value: v.object({ until: v.nullable(Ts) }),
    errors: [],
    servedWhen: ['excluded'],
  },
  answerRealityCheck: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.strictObject({ kind: v.literal('REALITY_CHECK') }),
    value: v.object({ nextAt: Ts }),
    errors: [],
  },
  /** Refused while a reality check is open. */
  setRealityCheck: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.strictObject({ minutes: v.picklist(checkMinutes) }),
    value: Protection,
    errors: ['STATE_INVALID'],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>

import { Rate } from '@boardwalk/api-client/contract'
import * as v from 'valibot'

const uuid = v.pipe(v.string(), v.uuid())
const units = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/))
const minutes = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,4})$/))
const window = v.picklist(['DAY', 'WEEK', 'MONTH'])
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

export const Member = v.strictObject({ id: uuid })
export const FindMember = v.strictObject({
  merchant: v.pipe(v.string(), v.maxLength(32)),
  account: v.pipe(v.string(), v.maxLength(64)),
})
/** An amount, for SESSION whole minutes; `null` takes the limit away. */
export const SetLimit = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['DEPOSIT', 'LOSS', 'STAKE']), window, value: v.nullable(units), reason }),
  v.strictObject({ kind: v.literal('SESSION'), window, value: v.nullable(minutes), reason }),
])
/** Without an end it is for good. */
export const Exclude = v.strictObject({
  kind: v.picklist(['TIMEOUT', 'EXCLUSION']),
  until: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  reason,
})
export const Lift = v.strictObject({ reason })
/** The upline's id; `null` makes the account the top of a line. */
export const SetUpline = v.strictObject({ uplineId: v.nullable(uuid), reason })

/** The rebate of the head of a line, which the house gives. */
export const SetHeadRebate = v.strictObject({ rebate: Rate, reason })

export type SetHeadRebate = v.InferOutput<typeof SetHeadRebate>
export type SetLimit = v.InferOutput<typeof SetLimit>
export type SetUpline = v.InferOutput<typeof SetUpline>
export type Exclude = v.InferOutput<typeof Exclude>

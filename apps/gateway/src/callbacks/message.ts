import { hash } from 'node:crypto'
import * as v from 'valibot'
import { parseMoney, type Units } from '../ledger/money.ts'

/** Half characters and NUL cannot be stored as sent, and two ids that are stored alike would be one. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))
const token = v.pipe(v.string(), v.minLength(16), v.maxLength(128))
const amount = v.pipe(
  v.string(),
  v.rawTransform<string, Units>(({ dataset, addIssue, NEVER }) => {
    const units = parseMoney(dataset.value)
    if (units !== null && units >= 0n) return units
    addIssue({ message: 'not an amount' })
    return NEVER
  }),
)
/** Upper bound of a credit: above any payout, and far below the range of an account. */
const maxCredit = 1_000_000_000n * 10_000n
const credit = v.pipe(
  amount,
  v.check((units) => units <= maxCredit),
)
const detail = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((value) => isShort(value)),
)

function isShort(value: unknown): boolean {
  try {
    return JSON.stringify(value).length <= 4096
  } catch {
    // Nested deeper than the stack: far too long.
    return false
  }
}

/** Sent with every call; has no effect on money. */
const common = {
  requestId: v.optional(v.pipe(v.string(), v.uuid())),
  at: v.optional(v.pipe(v.string(), v.maxLength(40))),
  detail: v.optional(detail),
}
const played = { txId: id, roundId: id, player: id, currency: id, gameCode: v.optional(id) }
const maybe = { session: v.optional(token), closed: v.optional(v.boolean(), false) }

/** Bodies of the seven calls (contract E2). */
export const messages = {
  authenticate: v.strictObject({ ...common, launchToken: token, gameCode: v.optional(id) }),
  balance: v.strictObject({
    ...common,
    player: id,
    session: v.optional(token),
    currency: id,
    gameCode: v.optional(id),
  }),
  bet: v.strictObject({ ...common, ...played, ...maybe, session: token, gameCode: id, amount }),
  win: v.strictObject({ ...common, ...played, ...maybe, refTxId: id, amount: credit }),
  rollback: v.strictObject({ ...common, ...played, ...maybe, roundId: v.optional(id), refTxId: id }),
  'round/close': v.strictObject({ ...common, ...played, ...maybe }),
  promo: v.strictObject({ ...common, ...played, ...maybe, roundId: v.optional(id), campaign: id, amount: credit }),
}

export type Action = keyof typeof messages
export type Message<A extends Action> = v.InferOutput<(typeof messages)[A]>

type Content = {
  player: string
  currency: string
  roundId?: string | undefined
  refTxId?: string | undefined
  gameCode?: string | undefined
  campaign?: string | undefined
  amount?: Units | undefined
  closed?: boolean | undefined
}

/**
 * The fields that identify repeats of a message with one `txId`; the attempt's id, time and session are not part of
 * it.
 */
export function fingerprintOf(kind: string, content: Content): Buffer {
  const { player, currency, roundId, refTxId, gameCode, campaign, amount: units, closed } = content
  const parts = [kind, player, currency, roundId, refTxId, gameCode, campaign, units?.toString(), closed ?? false]
  return hash('sha256', JSON.stringify(parts), 'buffer')
}

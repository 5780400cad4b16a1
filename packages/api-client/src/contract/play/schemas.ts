import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { Id, Int, MaybeText, Money, Text, Ts } from '../scalars.ts'

/**
 * Reason of the next stake's refusal; the figures belong to `RG_LIMIT` and `REALITY_CHECK`, `until` to `RG_EXCLUDED`.
 */
const Stop = v.object({
  code: v.picklist(['RG_EXCLUDED', 'RG_LIMIT', 'SESSION_EXPIRED', 'ACCOUNT_DISABLED', 'REALITY_CHECK']),
  until: v.nullable(Ts),
  kind: v.nullable(v.picklist(['LOSS', 'STAKE', 'SESSION'])),
  /** An amount, for SESSION and REALITY_CHECK minutes. */
  limit: MaybeText,
  used: MaybeText,
  resetsAt: v.nullable(Ts),
})

/** One launch of a game as its player sees it. `net` is payouts minus stakes. */
const GameSession = v.object({
  id: Id,
  /** When it was opened; with `at`, the server's clock, the time that has been played. */
  startedAt: Ts,
  at: Ts,
  endedAt: v.nullable(Ts),
  isDemo: v.boolean(),
  rounds: Int,
  stake: Money,
  payout: Money,
  net: Money,
  currency: Text,
  /** `MAIN`, or the `accountTypeId` of the transfer wallet in use, with its balance. */
  wallet: Text,
  available: Money,
  /** The smallest stake that the game takes. */
  minStake: Money,
  stop: v.nullable(Stop),
})

export const playSchemas = {
  /** Also a heartbeat of the game page: a transfer wallet without heartbeats is swept into the main one. */
  gameSession: {
    origin: 'extension',
    rate: 'r',
    request: v.strictObject({ id: Id }),
    value: GameSession,
    errors: ['NOT_FOUND'],
    servedWhen: ['excluded'],
    heartbeat: true,
  },
  /** Stops stakes and returns the money of a transfer wallet; a repeat has the same result. */
  endGameSession: {
    origin: 'extension',
    rate: 'g',
    request: v.strictObject({ id: Id }),
    value: v.object({ session: GameSession, sweptAmount: Money }),
    errors: ['NOT_FOUND'],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>

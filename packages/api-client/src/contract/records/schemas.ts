import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { code, dateWindow, intParam, Month, withinPages, withinYear } from '../fields.ts'
import { Id, Int, Money, Ref } from '../scalars.ts'
import { gameCategories } from '../shared/game.ts'
import {
  Bet,
  BetEvent,
  BetPlace,
  Bonus,
  betStates,
  bonusStates,
  Place,
  PnlRow,
  profitGroups,
  Tx,
  TxGroup,
  txGroups,
} from '../shared/records.ts'

export const recordsSchemas = {
  /**
   * A member's ledger entries, newest first. Days are the merchant's; without any it is today. `before` continues after
   * a row without counting again, so that a file of all rows neither repeats nor skips while new ones arrive.
   */
  transactions: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        kind: v.optional(v.picklist(['ALL', ...txGroups]), 'ALL'),
        direction: v.optional(v.picklist(['ALL', 'IN', 'OUT']), 'ALL'),
        /** `ALL`, `MAIN`, `BONUS`, `HOLD`, `DEBT`, or the code of the vendor whose wallet it is. */
        wallet: v.optional(code(64), 'ALL'),
        ...dateWindow,
        before: v.optional(Place),
        pageNo: v.optional(intParam(1, 10_000), 1),
        pageSize: v.optional(intParam(1, 1000), 20),
      }),
      withinYear(),
      withinPages(),
    ),
    /** Totals are of the whole filter; they are null after `before`. */
    value: v.object({
      list: v.array(Tx),
      pageNo: Int,
      pageSize: Int,
      totalCount: v.nullable(Int),
      totalPages: v.nullable(Int),
      summary: v.nullable(v.object({ in: Money, out: Money, net: Money })),
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** A member's bets by the time of the stake, newest first. Days and `before` as in `transactions`. */
  bets: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        gameCategory: v.optional(v.picklist(['ALL', ...gameCategories]), 'ALL'),
        vassalage: v.optional(code(64), 'ALL'),
        status: v.optional(v.picklist(['ALL', ...betStates]), 'ALL'),
        ...dateWindow,
        before: v.optional(BetPlace),
        pageNo: v.optional(intParam(1, 10_000), 1),
        pageSize: v.optional(intParam(1, 1000), 20),
      }),
      withinYear(),
      withinPages(),
    ),
    /** Totals are of the whole filter; they are null after `before`. Stakes that were given back count as none. */
    value: v.object({
      list: v.array(Bet),
      pageNo: Int,
      pageSize: Int,
      totalCount: v.nullable(Int),
      totalPages: v.nullable(Int),
      summary: v.nullable(v.object({ bets: Int, stake: Money, validBet: Money, payout: Money, winLoss: Money })),
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** One bet with all that it moved, oldest first. */
  betDetail: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({ refNo: Ref }),
    value: v.object({ ...Bet.entries, events: v.array(BetEvent) }),
    errors: ['NOT_FOUND'],
    servedWhen: ['excluded'],
  },
  /** Bonuses that a member claimed, by the time of the claim, newest first. Days and `before` as in `transactions`. */
  bonuses: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        status: v.optional(v.picklist(['ALL', ...bonusStates]), 'ALL'),
        ...dateWindow,
        before: v.optional(Id),
        pageNo: v.optional(intParam(1, 10_000), 1),
        pageSize: v.optional(intParam(1, 1000), 20),
      }),
      withinYear(),
      withinPages(),
    ),
    /** Totals are of the whole filter; they are null after `before`. */
    value: v.object({
      list: v.array(Bonus),
      pageNo: Int,
      pageSize: Int,
      totalCount: v.nullable(Int),
      totalPages: v.nullable(Int),
      summary: v.nullable(v.object({ amount: Money, converted: Money })),
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  /**
   * Gives an open bonus up, also during a break or an exclusion, so that it holds no withdrawal back any more. `amount` is
   * the bonus money that went with it. A bonus that ended, or whose wagering is done, is refused with its `status`.
   */
  giveUpBonus: {
    origin: 'extension',
    who: 'real',
    rate: 'm',
    request: v.strictObject({ id: Id }),
    value: v.object({ id: Id, amount: Money, cash: Money, bonus: Money }),
    errors: ['NOT_FOUND', 'STATE_INVALID'],
    servedWhen: ['excluded'],
  },
  /**
   * One month of the main wallet, as a bank states an account: the balance before its first day, credits and debits by
   * kind of entry, and the balance after its last day. A month that has not ended is stated up to now.
   */
  statement: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({ month: Month }),
    value: v.object({
      month: Month,
      opening: Money,
      closing: Money,
      in: Money,
      out: Money,
      rows: v.array(v.object({ kind: TxGroup, count: Int, in: Money, out: Money })),
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  /**
   * A member's winnings and losses from bets settled in the window, with bonuses and commission. Bonuses and commission
   * belong to a day, not to a game: rows by category or vendor have none, the total always has them.
   */
  profit: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({ ...dateWindow, groupBy: v.optional(v.picklist(profitGroups), 'DAY') }),
      withinYear(),
    ),
    value: v.object({ rows: v.array(PnlRow), total: PnlRow }),
    errors: [],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>

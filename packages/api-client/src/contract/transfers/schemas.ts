import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { dateWindow, line, paging, Secret, withinPages, withinYear } from '../fields.ts'
import { Money, MoneyIn, Ref, Text, Ts } from '../scalars.ts'
import { OpenBonuses, Turnover } from '../shared/cashier.ts'
import { pageOf } from '../shared/paging.ts'

const own = { origin: 'extension', who: 'real' } as const

/** To the upline, to a downline, or received from either. */
export const transferDirections = ['UP', 'DOWN', 'IN'] as const

const Transfer = v.object({
  refNo: Ref,
  time: Ts,
  direction: v.picklist(transferDirections),
  /** Masked name of the other member. */
  counterparty: Text,
  amount: Money,
  status: v.literal('DONE'),
  remark: Text,
})

/** Transfers of play money between a member and the upline (contract D4). */
export const transfersSchemas = {
  /** `upline` is null without one that can receive; `available` is cash, `amountLeft` the rest of today's limit. */
  transferInfo: {
    ...own,
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({
      toUpline: v.boolean(),
      /** Whom an agent may pay below itself; null for other accounts. */
      toDownline: v.nullable(v.picklist(['DIRECT', 'TEAM'])),
      /** Whether `turnover` and `bonuses` are asked before a transfer to a downline too. */
      turnoverDown: v.boolean(),
      upline: v.nullable(v.object({ accountMasked: Text })),
      available: Money,
      min: Money,
      max: Money,
      amountLeft: Money,
      amountLimit: Money,
      resetsAt: Ts,
      turnover: Turnover,
      bonuses: OpenBonuses,
      payPasswordSet: v.boolean(),
      /** Until when nothing may be transferred, because the transaction password was reset. */
      pausedUntil: v.nullable(Ts),
    }),
    errors: [],
  },
  /** `recipient`: the masked name that the player confirmed. If the upline is another one by now, nothing moves. */
  transferUpline: {
    ...own,
    rate: 'm',
    request: v.strictObject({
      amount: MoneyIn,
      password: Secret,
      recipient: v.optional(line(64, 1)),
      remark: v.optional(line(60)),
    }),
    value: v.object({ refNo: Ref, amount: Money, balance: Money, recipient: Text }),
    errors: [
      ...(['PAY_PASSWORD_UNSET', 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED', 'UPLINE_MISSING', 'CONFLICT'] as const),
      ...(['FEATURE_OFF', 'INSUFFICIENT_FUNDS', 'TURNOVER_REQUIRED', 'AMOUNT_OUT_OF_RANGE', 'AMOUNT_SCALE'] as const),
      ...(['DAILY_LIMIT', 'RG_EXCLUDED', 'PAYOUT_PAUSED'] as const),
    ],
  },
  /** To a direct downline, or anywhere in the team where the site allows it. */
  transferDownline: {
    origin: 'extension',
    who: 'agent',
    rate: 'm',
    request: v.strictObject({
      account: line(64, 1),
      amount: MoneyIn,
      password: Secret,
      remark: v.optional(line(60)),
    }),
    value: v.object({ refNo: Ref, amount: Money, balance: Money, recipient: Text }),
    errors: [
      ...([
        'PAY_PASSWORD_UNSET',
        'PAY_PASSWORD_WRONG',
        'PAY_PASSWORD_LOCKED',
        'STEP_UP_REQUIRED',
        'NOT_FOUND',
      ] as const),
      ...(['FEATURE_OFF', 'INSUFFICIENT_FUNDS', 'TURNOVER_REQUIRED', 'AMOUNT_OUT_OF_RANGE', 'AMOUNT_SCALE'] as const),
      ...(['DAILY_LIMIT', 'RG_EXCLUDED', 'NOT_ELIGIBLE', 'PAYOUT_PAUSED'] as const),
    ],
  },
  /** A member's transfers with other members, newest first. Days are the merchant's; without any it is today. */
  transfers: {
    ...own,
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        direction: v.optional(v.picklist(['ALL', ...transferDirections]), 'ALL'),
        ...dateWindow,
        ...paging(10),
      }),
      withinYear(),
      withinPages(),
    ),
    value: pageOf(Transfer),
    errors: [],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>

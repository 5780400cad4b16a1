import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { code, paging, withinPages } from '../fields.ts'
import { Id, Money, MoneyIn, Rate, Text, Ts } from '../scalars.ts'
import { Deposit, DepositKind, DepositOffer } from '../shared/cashier.ts'
import { pageOf } from '../shared/paging.ts'
import { limitWindows } from '../shared/protection.ts'

/** Number of a deposit. */
const DepositRef = v.pipe(v.string(), v.regex(/^DP\d{6}-[0-9A-HJKMNP-TV-Z]{10}$/))

const Method = v.object({
  methodId: Text,
  name: Text,
  kind: DepositKind,
  min: Money,
  max: Money,
  feeRate: Rate,
  quick: v.array(Money),
  /** Bonus offers that the player may choose now with this method. */
  promos: v.array(DepositOffer),
  status: v.picklist(['UP', 'DOWN']),
})

/** The player's own limit that leaves least, with open deposits counted. */
const OwnLimit = v.object({ window: v.picklist(limitWindows), value: Money, remaining: Money, resetsAt: Ts })

/** Payment slips of one deposit: the first, and those that replace it (contract D2-4). */
export const maxSlips = 5

/** Deposits (contract D2). Every amount is play money. */
export const cashierSchemas = {
  depositMethods: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({ list: v.array(Method), rgLimit: v.nullable(OwnLimit) }),
    errors: [],
  },
  createDeposit: {
    origin: 'extension',
    who: 'real',
    rate: 'm',
    request: v.strictObject({ methodId: code(32), amount: MoneyIn, promoId: v.optional(Id) }),
    value: Deposit,
    errors: [
      ...(['AMOUNT_OUT_OF_RANGE', 'AMOUNT_SCALE', 'METHOD_UNAVAILABLE', 'RG_LIMIT', 'RG_EXCLUDED'] as const),
      ...(['PENDING_EXISTS', 'NOT_ELIGIBLE'] as const),
    ],
  },
  deposit: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({ refNo: DepositRef }),
    value: Deposit,
    errors: ['NOT_FOUND'],
    servedWhen: ['excluded'],
  },
  /** `slip`: a picture that was uploaded for this deposit before (decision 114); the last one sent counts. */
  sendSlip: {
    origin: 'extension',
    who: 'real',
    rate: 'u',
    request: v.strictObject({ refNo: DepositRef, slip: Id }),
    value: Deposit,
    errors: ['NOT_FOUND', 'STATE_INVALID', 'FILE_COUNT'],
    servedWhen: ['excluded'],
  },
  cancelDeposit: {
    origin: 'extension',
    who: 'real',
    rate: 'w',
    request: v.strictObject({ refNo: DepositRef }),
    value: Deposit,
    errors: ['NOT_FOUND', 'STATE_INVALID'],
    servedWhen: ['excluded'],
  },
  /** Newest first. `OPEN`: the ones that still wait for a payment. */
  deposits: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({ state: v.optional(v.picklist(['ALL', 'OPEN', 'CLOSED']), 'ALL'), ...paging(10) }),
      withinPages(),
    ),
    value: pageOf(Deposit),
    errors: [],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>

import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { dateWindow, line, paging, Secret, withinPages, withinYear } from '../fields.ts'
import { Id, Int, Money, Points, PointsIn, Rate, Ref, Text, Ts } from '../scalars.ts'
import { pageOf } from '../shared/paging.ts'
import { ContactKind } from '../shared/promotion.ts'

const earnTypes = ['live', 'lottery', 'pvp', 'slots', 'sports', 'deposit'] as const
/** The source of a change of points; points of missions and raffles have no rate. */
const movementTypes = [...earnTypes, 'mission', 'raffle', 'redeem'] as const
const rewardTypes = ['GOODS', 'BONUS', 'CASH'] as const
const RedeemStatus = v.picklist(['IN_PROCESS', 'REJECTED', 'APPROVED'])
const payPasswordErrors = ['PAY_PASSWORD_WRONG', 'PAY_PASSWORD_UNSET', 'PAY_PASSWORD_LOCKED'] as const

const need = { labelName: Text, needValidBet: Money, needDeposit: Money }

const Reward = v.object({
  rewardId: Id,
  name: Text,
  image: Text,
  type: v.picklist(rewardTypes),
  pointsRequirement: Points,
  amountRequirement: v.nullable(Money),
  stock: v.nullable(Int),
  limitPerMember: Int,
  contact: v.array(ContactKind),
  endsAt: v.nullable(Ts),
})

const Redemption = v.object({
  refNo: Ref,
  applyTime: Ts,
  type: v.picklist(rewardTypes),
  name: Text,
  quantity: Int,
  pointsRequirement: Points,
  amountRequirement: v.nullable(Money),
  redeemAmount: v.nullable(Money),
  status: RedeemStatus,
  remark: Text,
})

const PointTransaction = v.object({
  refNo: Ref,
  time: Ts,
  type: v.picklist(movementTypes),
  units: v.nullable(Money),
  pointsRatio: v.nullable(Rate),
  changedPoints: Points,
  pointsBalance: Points,
  remark: Text,
})

export const pointsSchemas = {
  pointBalance: {
    origin: 'spec',
    who: 'real',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({ points: Points, hold: Points, lifetime: Points, convertible: Points }),
    errors: [],
    servedWhen: ['excluded'],
  },
  pointRewards: {
    origin: 'spec',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({ type: v.optional(v.picklist(['ALL', ...rewardTypes])), ...paging() }),
      withinPages(),
    ),
    value: pageOf(Reward),
    errors: [],
  },
  redeemReward: {
    origin: 'spec',
    who: 'real',
    rate: 'm',
    request: v.strictObject({
      rewardId: Id,
      quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)),
      password: Secret,
      contact: v.optional(v.strictObject({ kind: ContactKind, value: line(64, 1) })),
      address: v.optional(line(255)),
    }),
    value: v.object({ refNo: Ref, status: RedeemStatus, points: Points }),
    errors: [
      ...(['POINTS_INSUFFICIENT', 'STOCK_EMPTY', 'CONTACT_REQUIRED', 'NOT_ELIGIBLE', 'PAYOUT_PAUSED'] as const),
      ...payPasswordErrors,
    ],
  },
  redeemHistory: {
    origin: 'spec',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        status: v.optional(v.union([v.literal('ALL'), RedeemStatus])),
        ...dateWindow,
        ...paging(),
      }),
      withinYear(),
      withinPages(),
    ),
    value: pageOf(Redemption),
    errors: [],
    servedWhen: ['excluded'],
  },
  /** Points do not expire (specification §9). */
  pointConfig: {
    origin: 'spec',
    who: 'real',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({
      earn: v.array(v.object({ type: v.picklist(earnTypes), units: Money, ratio: Rate })),
      convert: v.object({ enabled: v.boolean(), ratio: Rate, min: Points, maxPerDay: Points }),
      expires: v.literal(false),
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  pointTransactions: {
    origin: 'spec',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        type: v.optional(v.picklist(['ALL', ...movementTypes])),
        ...dateWindow,
        ...paging(),
      }),
      withinYear(),
      withinPages(),
    ),
    value: pageOf(PointTransaction),
    errors: [],
    servedWhen: ['excluded'],
  },
  convertPoints: {
    origin: 'spec',
    who: 'real',
    rate: 'm',
    request: v.strictObject({ points: PointsIn, password: Secret }),
    value: v.object({ refNo: Ref, points: Points, amount: Money, pointsBalance: Points, cash: Money }),
    errors: ['POINTS_INSUFFICIENT', 'DAILY_LIMIT', 'AMOUNT_OUT_OF_RANGE', 'FEATURE_OFF', ...payPasswordErrors],
  },
  /** Levels of the club; `next` has the missing points, `levels` the threshold of each. */
  playerRank: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({
      labelName: v.nullable(Text),
      rankLevel: Int,
      points: Points,
      validBet: Money,
      deposit: Money,
      next: v.nullable(v.object(need)),
      benefits: v.array(Text),
      levels: v.array(v.object({ ...need, rankLevel: Int, benefits: v.array(Text) })),
    }),
    errors: [],
  },
} as const satisfies Record<string, Schemas>

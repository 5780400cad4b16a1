import * as v from 'valibot'
import { Id, Int, Money, Rate, Ref, Text, Ts } from '../scalars.ts'
import { AccountBrief } from './member.ts'

/** Salary and dividend agreements between an upline and a downline. */
export const ContractKind = v.picklist(['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'])
/** An agent is also paid the rebate of its account, which needs no contract. */
export const IncomeKind = v.picklist([...ContractKind.options, 'REBATE'])
export const Period = v.picklist(['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'])
export const ContractStatus = v.picklist([
  'OFFERED',
  'ACTIVE',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'END_REQUESTED',
  'ENDED',
  'SUPERSEDED',
])

/** 0 off, 1 no contract, 2 offer waits for me, 3 active, 4 end pending; the menu entry shows from 1. */
const ContractMenu = v.picklist([0, 1, 2, 3, 4])

export const DividendTier = v.object({ minValidBet: Money, minLoss: Money, minActive: Int, rate: Rate })
export const DailyTier = v.object({ minBet: Money, minActive: Int, rate: Rate })
export const HourlyTier = v.object({ minBet: Money, rate: Rate })
export const RealTimeTier = v.object({ singleBet: Money, profitRate: Rate, lossRate: Rate })
/** Ordered from the most fields to the fewest, so that no tier is read as a smaller one. */
export const Tier = v.union([DividendTier, DailyTier, RealTimeTier, HourlyTier])

export const Contract = v.object({
  id: Id,
  kind: ContractKind,
  /** Null: the house, above the head of a line. */
  upline: v.nullable(AccountBrief),
  downline: AccountBrief,
  period: v.nullable(Period),
  tiers: v.array(Tier),
  status: ContractStatus,
  version: Int,
  offeredAt: Ts,
  answeredAt: v.nullable(Ts),
  activeFrom: v.nullable(Ts),
  activeTo: v.nullable(Ts),
  requestedBy: v.nullable(v.picklist(['UPLINE', 'DOWNLINE'])),
  remark: Text,
})

/**
 * One paid or unpaid window of a contract, or the rebate of a day. `base` of real-time pay is the counted part of bets;
 * `rate` is then null.
 */
export const Income = v.object({
  refNo: Ref,
  kind: IncomeKind,
  periodStart: Ts,
  periodEnd: Ts,
  base: Money,
  active: Int,
  rate: v.nullable(Rate),
  gross: Money,
  /** Gross of the direct downlines. */
  deducted: Money,
  net: Money,
  /** Sum of later corrections, with its sign. */
  corrected: Money,
  status: v.picklist(['DUE', 'PAID', 'NONE']),
  paidAt: v.nullable(Ts),
})

/** Sums over all payments that a filter finds. */
export const IncomeSum = v.object({ items: Int, gross: Money, deducted: Money, net: Money, corrected: Money })

/**
 * The pay that the parties of a contract would have had for the rounds of one period: under the contracts that they have
 * (`before`) and under the simulated one (`after`).
 */
export const Simulation = v.object({
  kind: ContractKind,
  /** The newest period that is over and in which the downline's team has bets; without any the newest. */
  periodStart: Ts,
  periodEnd: Ts,
  /** Those of the simulated contract, like the ones of a settlement. */
  ...v.pick(Income, ['base', 'active', 'rate', 'gross', 'deducted', 'net']).entries,
  parties: v.array(
    v.object({
      account: AccountBrief,
      /** `BELOW`: loses its contract when this one begins. */
      side: v.picklist(['UPLINE', 'DOWNLINE', 'BELOW']),
      /** Null of the upline where the downline asks: only the change is its concern. */
      before: v.nullable(Money),
      after: v.nullable(Money),
      change: Money,
    }),
  ),
})

export type Income = v.InferOutput<typeof Income>
export type ContractKind = v.InferOutput<typeof ContractKind>
export type IncomeKind = v.InferOutput<typeof IncomeKind>
export type ContractStatus = v.InferOutput<typeof ContractStatus>
export type Contract = v.InferOutput<typeof Contract>
export type Simulation = v.InferOutput<typeof Simulation>

/** The state of each kind and the requests that wait for an answer (contract C-38). */
export const contractInfo = {
  dailysalreqtype: ContractMenu,
  divtypereq: ContractMenu,
  contracthoursalreq: ContractMenu,
  realtimesalreqtype: ContractMenu,
  pending: v.array(Contract),
}

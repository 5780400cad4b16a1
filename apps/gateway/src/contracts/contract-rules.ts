import { Money, Rate } from '@boardwalk/api-client/contract'
import * as v from 'valibot'

const byKind = <S extends v.GenericSchema>(each: S) =>
  v.object({ DIVIDEND: each, DAILY: each, HOURLY: each, REALTIME: each })

/** A merchant's rules for contracts. */
export const ContractRules = v.object({
  on: byKind(v.boolean()),
  maxRates: byKind(Rate),
  /** Valid bet that makes a member active. */
  activeBet: Money,
  /** Whether an upline may end a contract that its downline does not agree to end. */
  forceEnd: v.boolean(),
})

export const contractDefaults: v.InferOutput<typeof ContractRules> = {
  on: { DIVIDEND: true, DAILY: true, HOURLY: true, REALTIME: true },
  maxRates: { DIVIDEND: '0.4', DAILY: '0.02', HOURLY: '0.01', REALTIME: '0.01' },
  activeBet: '100.00',
  forceEnd: false,
}

import type { Contract, ContractKind } from '@boardwalk/api-client/contract'
import { formatRate, one } from '../../contracts/tiers.ts'

type Terms = { period?: NonNullable<Contract['period']> | undefined; tiers: Contract['tiers'] }

/** Tenths of a rate in hundredths of a per cent. */
const part = (rate: number, tenths: number) => formatRate((one * BigInt(rate) * BigInt(tenths)) / 100_000n)

const terms: Record<ContractKind, (tenths: number) => Terms> = {
  DIVIDEND: (tenths) => ({
    period: 'WEEKLY',
    tiers: [
      { minValidBet: '500.00', minLoss: '50.00', minActive: 1, rate: part(2_000, tenths) },
      { minValidBet: '5000.00', minLoss: '500.00', minActive: 3, rate: part(3_000, tenths) },
    ],
  }),
  DAILY: (tenths) => ({
    tiers: [
      { minBet: '50.00', minActive: 1, rate: part(60, tenths) },
      { minBet: '1000.00', minActive: 4, rate: part(100, tenths) },
    ],
  }),
  HOURLY: (tenths) => ({
    tiers: [
      { minBet: '20.00', rate: part(40, tenths) },
      { minBet: '400.00', rate: part(80, tenths) },
    ],
  }),
  REALTIME: (tenths) => ({
    tiers: [
      { singleBet: '10.00', profitRate: part(20, tenths), lossRate: part(40, tenths) },
      { singleBet: '100.00', profitRate: part(40, tenths), lossRate: part(60, tenths) },
    ],
  }),
}

/** Terms of a contract with `tenths` of the rates of the head of the line; a dividend's is a week unless `period` says. */
export const termsOf = (kind: ContractKind, tenths: number, period?: Terms['period']): Terms => ({
  ...terms[kind](tenths),
  ...(period && { period }),
})

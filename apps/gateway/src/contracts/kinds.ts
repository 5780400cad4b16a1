import type { ContractKind, IncomeKind } from '@boardwalk/api-client/contract'

/** `FIVE_MINUTES` and `HOUR` belong to the kinds that have no choice; dividends choose among the others. */
export type SettlementPeriod = 'FIVE_MINUTES' | 'HOUR' | 'DAILY' | 'WEEKLY' | 'SEMIMONTHLY' | 'MONTHLY'

type KindRule = {
  /** Fields of a tier that must be reached, and those that pay. */
  thresholds: readonly string[]
  rates: readonly string[]
  /** Periods that an offer may choose from; the first is the one of a kind without a choice. */
  periods: readonly [SettlementPeriod, ...SettlementPeriod[]]
  /** Kind of the journal that pays it (contract G4). */
  journal: 'DIV' | 'SLD' | 'SLH' | 'SLR' | 'RBT'
  /** Letters of the payment's number. */
  ref: 'DV' | 'SL' | 'RB'
}

/** Differences between the four kinds of contract (contract B Tier, H3, H4). */
export const kinds = {
  DIVIDEND: {
    thresholds: ['minValidBet', 'minLoss', 'minActive'],
    rates: ['rate'],
    periods: ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'],
    ...{ journal: 'DIV', ref: 'DV' },
  },
  DAILY: { thresholds: ['minBet', 'minActive'], rates: ['rate'], periods: ['DAILY'], journal: 'SLD', ref: 'SL' },
  HOURLY: { thresholds: ['minBet'], rates: ['rate'], periods: ['HOUR'], journal: 'SLH', ref: 'SL' },
  REALTIME: {
    thresholds: ['singleBet'],
    rates: ['profitRate', 'lossRate'],
    periods: ['FIVE_MINUTES'],
    ...{ journal: 'SLR', ref: 'SL' },
  },
} as const satisfies Record<ContractKind, KindRule>

/** All that is settled by periods: contracts, and the rebate of each account (docs/decisions/0123). */
export const settlementKinds = {
  ...kinds,
  REBATE: { thresholds: [], rates: ['rate'], periods: ['DAILY'], journal: 'RBT', ref: 'RB' },
} as const satisfies Record<IncomeKind, KindRule>

export const contractKinds = Object.keys(kinds) as ContractKind[]

/** Most tiers of a contract (contract H3-2). */
export const maxTiers = 5

import type { ContractKind } from '@boardwalk/api-client/contract'

/** `FIVE_MINUTES` and `HOUR` belong to the kinds that have no choice; dividends choose among the others. */
export type SettlementPeriod = 'FIVE_MINUTES' | 'HOUR' | 'DAILY' | 'WEEKLY' | 'SEMIMONTHLY' | 'MONTHLY'

type KindRule = {
  /** Fields of a tier that must be reached, and those that pay. */
  thresholds: readonly string[]
  rates: readonly string[]
  /** Periods that an offer may choose from; the first is the one of a kind without a choice. */
  periods: readonly [SettlementPeriod, ...SettlementPeriod[]]
  /** Kind of the journal that pays it (contract G4). */
  journal: 'DIV' | 'SLD' | 'SLH' | 'SLR'
}

/** Differences between the four kinds of contract (contract B Tier, H3, H4). */
export const kinds = {
  DIVIDEND: {
    thresholds: ['minValidBet', 'minLoss', 'minActive'],
    rates: ['rate'],
    periods: ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'],
    journal: 'DIV',
  },
  DAILY: { thresholds: ['minBet', 'minActive'], rates: ['rate'], periods: ['DAILY'], journal: 'SLD' },
  HOURLY: { thresholds: ['minBet'], rates: ['rate'], periods: ['HOUR'], journal: 'SLH' },
  REALTIME: {
    thresholds: ['singleBet'],
    rates: ['profitRate', 'lossRate'],
    periods: ['FIVE_MINUTES'],
    journal: 'SLR',
  },
} as const satisfies Record<ContractKind, KindRule>

export const contractKinds = Object.keys(kinds) as ContractKind[]

/** Most tiers of a contract (contract H3-2). */
export const maxTiers = 5

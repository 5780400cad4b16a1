import type { EndpointName } from '@boardwalk/api-client/contract'

/** Rows that answer `NOT_AVAILABLE` until their work is done; empty when everything is served. */
export const notYetServed = [
  'missionSummary',
  'missionLeaderboard',
  'consolidatedFunds',
  'processDividend',
  'processDailySalary',
  'processHourlySalary',
  'processRealTimeSalary',
  'claimRaffle',
  'pointBalance',
  'pointRewards',
  'redeemReward',
  'redeemHistory',
  'pointConfig',
  'pointTransactions',
  'convertPoints',
] as const satisfies readonly EndpointName[]

export type NotYetServed = (typeof notYetServed)[number]

import type { EndpointName } from '@boardwalk/api-client/contract'

/** Rows that answer `not_available` until their work is done; empty when everything is served. */
export const notYetServed = [
  'sendLoginCode',
  'registerMobile',
  'forgotByEmail',
  'freePlay',
  'forgotByPhone',
  'launchFb',
  'roomList',
  'vnMenu',
  'vnRecent',
  'missionSummary',
  'missionLeaderboard',
  'vnNumbers',
  'consolidatedFunds',
  'processDividend',
  'processDailySalary',
  'openedNumbers',
  'processHourlySalary',
  'processRealTimeSalary',
  'sendRegisterCode',
  'feedback',
  'claimRaffle',
  'pointBalance',
  'pointRewards',
  'redeemReward',
  'redeemHistory',
  'pointConfig',
  'pointTransactions',
  'convertPoints',
  'walletTransfer',
] as const satisfies readonly EndpointName[]

export type NotYetServed = (typeof notYetServed)[number]

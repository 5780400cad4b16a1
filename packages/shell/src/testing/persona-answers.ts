import { AppError, type Endpoint, endpoints, isServed } from '@boardwalk/api-client/contract'
import { fakes, makeProtection } from '@boardwalk/api-client/fakes'
import type { Answers } from './answers.ts'

const refuse = (until: string) => (): never => {
  throw new AppError('RG_EXCLUDED', { until })
}
const until = '2027-05-21T16:00:00.000Z'

/** Rows that a session during an exclusion does not serve, by the table. */
const refused = Object.entries<Endpoint>(endpoints)
  .filter(([, row]) => row.token && !row.anonymous && !isServed(row, 'excluded'))
  .map(([name]) => name)

/** Someone who has excluded themselves and signed in again. */
export const excludedAnswers: Answers = {
  ...Object.fromEntries(refused.map((name) => [name, refuse(until)])),
  limits: () => makeProtection({ excluded: { until } }),
}

const breakEnds = '2026-11-28T16:00:00.000Z'
const onBreak = refuse(breakEnds)

/** A player on a break, who remains signed in: play, deposits and rewards are refused. */
export const breakAnswers: Answers = {
  limits: () => makeProtection({ timeoutUntil: breakEnds }),
  ...{ launchGame: onBreak, createDeposit: onBreak, claimReward: onBreak },
}

/** The first visit after the registration: nothing was deposited, proved or played. */
export const newcomerAnswers: Answers = {
  balance: (input) => ({ ...fakes.balance(input), sumBalance: '0.00', cash: '0.00' }),
}

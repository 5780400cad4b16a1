import { rollUp } from '../agents/roll-up.ts'
import { settlementJobs } from '../contracts/jobs.ts'
import { snapshotHouse } from '../ledger/house-balance.ts'
import { purgeDelivered } from '../outbox/purge.ts'
import { approveBonuses } from '../points/decide.ts'
import { earnPoints } from '../points/earn.ts'
import { raiseRanks } from '../ranks/raise-ranks.ts'
import { grantReferrals } from '../reward-centre/grant-referrals.ts'
import { issueBonuses } from '../reward-centre/issue.ts'
import { purgeSessions } from '../session/purge.ts'
import { receiveDue, reviewDue } from '../withdrawals/review.ts'
import type { JobTable } from './job.ts'
import { purgeExpired } from './purge-expired.ts'
import { purgeRuns } from './purge-runs.ts'

/**
 * Work that happens once per period, in any one gateway process. Work that several processes may do at the same time
 * is in `housekeeping.ts`.
 */
export const jobs = {
  ...settlementJobs,
  'house-snapshot': {
    schedule: { everyMinutes: 1 },
    party: 'platform',
    missed: 'latest',
    retries: 2,
    run: ({ client }) => snapshotHouse(client),
  },
  'purge-expired': {
    schedule: { everyMinutes: 10 },
    party: 'platform',
    missed: 'latest',
    retries: 3,
    freesSpace: true,
    run: async ({ client }) => {
      await purgeExpired(client)
      await purgeDelivered(client)
      await purgeRuns(client)
    },
  },
  'purge-sessions': {
    schedule: { daily: '03:30' },
    party: 'merchant',
    missed: 'latest',
    retries: 5,
    freesSpace: true,
    run: ({ client, merchant }) => purgeSessions(client, merchant.code),
  },
  /** Points of past days; each run posts a part of the remaining ones. */
  'earn-points': {
    schedule: { everyMinutes: 5 },
    party: 'merchant',
    missed: 'latest',
    retries: 3,
    run: async ({ tx, deps, merchant }) => {
      const { points } = await deps.settings.of(merchant.code)
      await earnPoints(tx, merchant, points.earn)
    },
  },
  /** Rewards of friends who have deposited enough. */
  'grant-referrals': {
    schedule: { everyMinutes: 1 },
    party: 'merchant',
    missed: 'latest',
    retries: 2,
    run: async ({ tx, deps, merchant }) => {
      const { features, referral } = await deps.settings.of(merchant.code)
      if (features.referral === true) await grantReferrals(tx, merchant, referral)
    },
  },
  /** Bonuses whose wagering is done become cash. */
  'issue-bonuses': {
    schedule: { everyMinutes: 1 },
    party: 'merchant',
    missed: 'latest',
    retries: 2,
    run: ({ tx, merchant }) => issueBonuses(tx, merchant),
  },
  /** Daily figures of the members, from which agents' reports are summed. */
  'roll-up': {
    schedule: { everyMinutes: 1 },
    party: 'merchant',
    missed: 'latest',
    retries: 2,
    run: ({ tx, merchant }) => rollUp(tx, merchant),
  },
  'approve-bonuses': {
    schedule: { everyMinutes: 1 },
    party: 'merchant',
    missed: 'latest',
    retries: 2,
    run: async ({ tx, deps, merchant }) => {
      const { points } = await deps.settings.of(merchant.code)
      if (points.bonusMinutes !== null) await approveBonuses(tx, merchant.code, points.bonusMinutes)
    },
  },
  /** Reviews by the merchant's rule, and counts payouts without an answer in time as received. */
  withdrawals: {
    schedule: { everyMinutes: 1 },
    party: 'merchant',
    missed: 'latest',
    retries: 2,
    run: async ({ tx, deps, merchant }) => {
      const rule = (await deps.settings.of(merchant.code)).withdrawal
      await reviewDue(tx, merchant.code, rule)
      await receiveDue(tx, merchant.code, rule)
    },
  },
  /** Levels of club members, from the bets settled up to then. */
  'raise-ranks': {
    schedule: { daily: '00:30' },
    party: 'merchant',
    missed: 'latest',
    retries: 3,
    run: ({ client, merchant }) => raiseRanks(client, merchant.code),
  },
} satisfies JobTable

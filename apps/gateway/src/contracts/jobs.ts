import type { JobTable } from '../jobs/job.ts'
import { expireOffers } from './answer.ts'
import { correctChanged } from './correct.ts'
import { settleDue } from './settle-due.ts'

/** Settlements of contracts (contract H1); which windows are due comes from the database. */
export const settlementJobs = {
  /** Wakes every minute, so that five minutes are settled soon after their end. */
  'settle-realtime': {
    schedule: { everyMinutes: 1 },
    party: 'merchant',
    missed: 'latest',
    retries: 2,
    run: (run) => settleDue(run, 'REALTIME'),
  },
  'settle-hourly': {
    schedule: { hourlyAt: 2 },
    party: 'merchant',
    missed: 'latest',
    retries: 5,
    run: (run) => settleDue(run, 'HOURLY'),
  },
  'settle-daily': {
    schedule: { daily: '00:30' },
    party: 'merchant',
    missed: 'latest',
    retries: 5,
    run: (run) => settleDue(run, 'DAILY'),
  },
  'settle-rebates': {
    schedule: { daily: '00:30' },
    party: 'merchant',
    missed: 'latest',
    retries: 5,
    run: (run) => settleDue(run, 'REBATE'),
  },
  /** On every day, because periods of four lengths end on different days. */
  'settle-dividends': {
    schedule: { daily: '02:00' },
    party: 'merchant',
    missed: 'latest',
    retries: 5,
    run: (run) => settleDue(run, 'DIVIDEND'),
  },
  'correct-settlements': {
    schedule: { hourlyAt: 40 },
    party: 'merchant',
    missed: 'latest',
    retries: 2,
    run: async ({ tx, client, deps, merchant }) => {
      const { contracts } = await deps.settings.of(merchant.code)
      await correctChanged(tx, client, merchant, contracts)
    },
  },
  'expire-offers': {
    schedule: { everyMinutes: 10 },
    party: 'platform',
    missed: 'latest',
    retries: 2,
    run: ({ tx }) => expireOffers(tx),
  },
} satisfies JobTable

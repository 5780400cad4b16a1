import { snapshotHouse } from '../ledger/house-balance.ts'
import { purgeDelivered } from '../outbox/purge.ts'
import { purgeSessions } from '../session/purge.ts'
import type { JobTable } from './job.ts'
import { purgeExpired } from './purge-expired.ts'
import { purgeRuns } from './purge-runs.ts'

/**
 * Work that happens once per period, whichever gateway process does it. What any number of processes may do at once is
 * in `housekeeping.ts`.
 */
export const jobs = {
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
} satisfies JobTable

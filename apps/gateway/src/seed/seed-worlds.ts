import { openDb, openWatched } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { agencyStamp, seedAgencies } from './agency/seed-agencies.ts'
import { seedSandboxPayments } from './sandbox-payments.ts'
import { areStamped, seedDemoWorld, seedMs } from './seed-demo-world.ts'

/**
 * Fills the database at `url` with the demo world and the teams of its agents, once each. A world that has both only
 * follows this release and the day, on the connections that are there. Does nothing under `DEMO_WORLD=off`.
 */
export async function seedWorlds(deps: Deps, url: string): Promise<void> {
  if (!deps.config.demoWorld) return
  const codes = deps.merchants.all.map(({ code }) => code)
  if (await areStamped(deps.db, codes, agencyStamp)) await seedDemoWorld(deps)
  else
    await withSeedPool(deps, url, async (patient) => {
      await seedDemoWorld(patient)
      await seedAgencies(patient)
    })
  await seedSandboxPayments(deps)
}

/**
 * Gives the work connections of its own. It keeps the process busy for seconds on a slow machine, and a request's wait
 * for a connection would be over when the process sees that the connection is open.
 */
export async function withSeedPool<D extends Pick<Deps, 'db' | 'pool' | 'merchants' | 'log'>>(
  deps: D,
  url: string,
  work: (patient: D) => Promise<void>,
): Promise<void> {
  const size = deps.merchants.all.length + 1
  const pool = openWatched(deps.log, { url, size, waitMs: seedMs, name: 'boardwalk-seed' })
  try {
    await work({ ...deps, pool, db: openDb(pool) })
  } finally {
    await pool.end()
  }
}

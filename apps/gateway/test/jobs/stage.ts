import { pino } from 'pino'
import { openPool } from '../../src/db/client.ts'
import { openTestDb } from '../../src/db/testing.ts'
import { createDeps, type Deps } from '../../src/deps.ts'
import type { JobTable } from '../../src/jobs/job.ts'
import { type Jobs, openJobs } from '../../src/jobs/open-jobs.ts'
import { testConfig } from '../gateway.ts'
import { fast, makeProbe } from './probes.ts'

export type Stage = Awaited<ReturnType<typeof openStage>>

/** A separate database, and as many gateways' jobs on it as a test wants; the clock is the test's. */
export async function openStage(start: string) {
  const { pool, url, close } = await openTestDb()
  await pool.query(makeProbe)
  const deps = await createDeps({ pool, config: testConfig, log: pino({ level: 'silent' }) })
  const opened: { jobs: Jobs; close(): Promise<void> }[] = []
  let now = new Date(start)

  const gateway = (jobs: JobTable, own: Partial<Deps> = {}): Jobs => {
    const jobsPool = openPool({ url, size: 2, name: 'jobs-test', waitMs: 5_000 })
    jobsPool.on('error', () => {})
    const opening = openJobs({ ...deps, ...own }, { pool: jobsPool, jobs, now: async () => now, pace: fast })
    opened.push({ jobs: opening, close: () => jobsPool.end() })
    return opening
  }
  return {
    ...{ deps, pool, url, gateway },
    clock: (text: string) => {
      now = new Date(text)
    },
    /** Effects of the runs, in their order. */
    effects: async () =>
      (
        await pool.query<{ line: string }>(
          `SELECT concat_ws(' ', job, party, period) AS line FROM probe ORDER BY at, party`,
        )
      ).rows.map(({ line }) => line),
    openPeriods: async () =>
      (await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM job_run WHERE done_at IS NULL')).rows[0]?.n,
    close: async () => {
      for (const { jobs, close: end } of opened) {
        await jobs.stop()
        await end()
      }
      await close()
    },
  }
}

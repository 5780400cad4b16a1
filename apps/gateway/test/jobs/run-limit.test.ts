import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPool } from '../../src/db/client.ts'
import { toAppError } from '../../src/http/to-app-error.ts'
import type { Job } from '../../src/jobs/job.ts'
import { runPeriod } from '../../src/jobs/run.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage('2026-11-23T00:00:00Z')
})
afterEach(async () => {
  vi.useRealTimers()
  await stage.close()
})

const endless: Job = {
  schedule: { everyMinutes: 30 },
  party: 'platform',
  missed: 'latest',
  retries: 0,
  run: ({ client }) => client.query('SELECT pg_sleep(600)'),
}

const sleeping = `
  SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND query = 'SELECT pg_sleep(600)' AND state = 'active'`

it('a run that takes longer than 30 seconds fails, leaves its period open and frees its connection', async () => {
  await stage.pool.query(`INSERT INTO job_run (job, party, period, due_at) VALUES ('endless', '*', 'p', now())`)
  // Only the clock of deadlines is the test's: connections work in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const pool = openPool({ url: stage.url, size: 1, statementSeconds: 600 })
  pool.on('error', () => {})
  const begin = performance.now()
  const ended = vi.fn()
  void runPeriod({ pool, deps: stage.deps, name: 'endless', job: endless }, { party: '*', period: 'p' }).catch(ended)
  const runs = async () => (await stage.pool.query(sleeping)).rows.length
  await expect.poll(runs, { timeout: 20_000 }).toBe(1)
  // Polling moves the faked clock too.
  await vi.advanceTimersByTimeAsync(begin + 29_000 - performance.now())
  expect(await runs()).toBe(1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => ended.mock.calls.length, { timeout: 20_000 }).toBe(1)
  expect(toAppError(ended.mock.calls[0]?.[0]).code).toBe('DB_UNAVAILABLE')
  expect(await stage.openPeriods()).toBe(1)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

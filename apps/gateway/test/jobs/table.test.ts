import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type JobTable, partiesOf } from '../../src/jobs/job.ts'
import { runPeriod } from '../../src/jobs/run.ts'
import { jobs } from '../../src/jobs/table.ts'
import { openStage, type Stage } from './stage.ts'

const table: JobTable = jobs
let stage: Stage
beforeAll(async () => {
  stage = await openStage('2026-11-23T00:00:00Z')
})
afterAll(async () => await stage.close())

/** Runs a job for a party (`*`: the platform) as the queue would. */
async function doJob(name: keyof typeof jobs, party: string): Promise<string> {
  const { pool, deps } = stage
  const period = randomUUID()
  await pool.query('INSERT INTO job_run (job, party, period, due_at) VALUES ($1, $2, $3, now())', [name, party, period])
  return await runPeriod({ pool, deps, name, job: jobs[name] }, { party, period })
}

const everyParty = () =>
  Object.entries(table).flatMap(([name, job]) => partiesOf(job, stage.deps).map(({ code }) => ({ name, code })))

it('every job does its work for every party on the current schema', async () => {
  for (const { name, code } of everyParty()) expect([name, await doJob(name as never, code)]).toEqual([name, 'done'])
})

it('purge-sessions drops the old sessions of one merchant and leaves the others', async () => {
  const add = (merchant: string, days: number) =>
    stage.pool.query(
      `INSERT INTO session (token_hash, id, merchant, member_id, expires_at, ip, user_agent)
       VALUES ($1, $2, $3, $2, now() - make_interval(days => $4), '127.0.0.1', '')`,
      [randomBytes(32), randomUUID(), merchant, days],
    )
  const [first, second] = stage.deps.merchants.all.map(({ code }) => code)
  await add(String(first), 31)
  await add(String(first), 29)
  await add(String(second), 31)
  await doJob('purge-sessions', String(first))
  const { rows } = await stage.pool.query('SELECT merchant, count(*)::int AS n FROM session GROUP BY 1')
  expect(rows).toEqual(
    expect.arrayContaining([
      { merchant: first, n: 1 },
      { merchant: second, n: 1 },
    ]),
  )
})

it('purge-expired drops expired rows, and of old runs all but the newest of a party', async () => {
  const { pool } = stage
  await pool.query(
    `INSERT INTO used_once (kind, id, expires_at) VALUES ('job-test', 'old', now() - interval '1 s'), ('job-test', 'new', now() + interval '1 h')`,
  )
  await pool.query(`
    INSERT INTO job_run (job, party, period, due_at, done_at) SELECT 'gone', '*', n::text, now() - n * interval '1 day',
      CASE WHEN n <> 50 THEN now() - n * interval '1 day' END FROM unnest(ARRAY[40, 45, 50]) n`)
  await doJob('purge-expired', '*')
  expect((await pool.query(`SELECT id FROM used_once WHERE kind = 'job-test'`)).rows).toEqual([{ id: 'new' }])
  // 40 is the newest, 50 is not done.
  const left = await pool.query(`SELECT period FROM job_run WHERE job = 'gone' ORDER BY period`)
  expect(left.rows.map(({ period }) => period)).toEqual(['40', '50'])
})

import type pg from 'pg'
import { type Asks, transact } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { type JobTable, partiesOf } from './job.ts'
import type { Message } from './run.ts'
import { duePeriods, type Period } from './schedule.ts'

/** Puts a message on a job's queue, inside the transaction of that connection. */
export type Send = (client: Asks, job: string, message: Message) => Promise<unknown>

type Planner = { pool: pg.Pool; deps: Deps; jobs: JobTable; send: Send; now: () => Promise<Date> }

const latest = `
  SELECT asked.job, asked.party, (
    SELECT max(due_at) FROM job_run r WHERE r.job = asked.job AND r.party = asked.party) AS "dueAt"
  FROM unnest($1::text[], $2::text[]) AS asked(job, party)`

const add = `
  INSERT INTO job_run (job, party, period, due_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING period`

/**
 * Stores each due period and enqueues its message in one transaction; a concurrent planner finds the row and enqueues
 * nothing. Periods missed during downtime are found the same way.
 * Returns the number of planned periods.
 */
export async function plan(planner: Planner): Promise<number> {
  const { jobs, deps, pool, now } = planner
  const lines = Object.entries(jobs).flatMap(([name, job]) =>
    job.freesSpace || !deps.disk.isReadOnly() ? partiesOf(job, deps).map((party) => ({ name, job, party })) : [],
  )
  const asked = [lines.map(({ name }) => name), lines.map(({ party }) => party.code)]
  const { rows } = await pool.query<{ job: string; party: string; dueAt: Date | null }>(latest, asked)
  const at = await now()
  let planned = 0
  for (const { name, job, party } of lines) {
    const last = rows.find((row) => row.job === name && row.party === party.code)?.dueAt ?? null
    const due = duePeriods(job.schedule, party.timeZone, last, at)
    const wanted = job.missed === 'each' ? due : due.slice(-1)
    for (const period of wanted) planned += await planOne(planner, name, party.code, period)
  }
  return planned
}

const planOne = ({ pool, send }: Planner, job: string, party: string, period: Period): Promise<number> =>
  transact(pool, async (_, client) => {
    const { rows } = await client.query(add, [job, party, period.name, period.dueAt])
    if (rows.length > 0) await send(client, job, { party, period: period.name })
    return rows.length
  })

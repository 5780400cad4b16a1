import type pg from 'pg'
import { type Asks, transact } from '../db/client.ts'
import { within } from '../db/deadline.ts'
import type { Deps } from '../deps.ts'
import { type Job, type Party, partiesOf, type Run } from './job.ts'

/** Statement deadline of one run (decision 0030). */
const runMs = 30_000

/** Payload of a queue message. */
export type Message = { party: string; period: string }

/** `repeated`: the period was done before. `early`: one before it is not done yet. */
export type Outcome = 'done' | 'repeated' | 'early'

export type Runner = { pool: pg.Pool; deps: Deps; name: string; job: Job }

const claim = `
  UPDATE job_run SET done_at = now() WHERE job = $1 AND party = $2 AND period = $3 AND done_at IS NULL
  RETURNING due_at AS "dueAt"`

const findEarlier = `
  SELECT FROM job_run WHERE job = $1 AND party = $2 AND due_at < $3 AND done_at IS NULL LIMIT 1`

const finish = `
  UPDATE job_run SET done_at = clock_timestamp(), took_ms = 1000 * extract(epoch FROM clock_timestamp() - now())
  WHERE job = $1 AND party = $2 AND period = $3`

/**
 * Runs a period's work and marks it done in one transaction. A second delivery waits for the row lock and then finds
 * the period done, also after a crash.
 */
export async function runPeriod(runner: Runner, message: Message): Promise<Outcome> {
  const { pool, deps, job, name } = runner
  const party = partiesOf(job, deps).find(({ code }) => code === message.party)
  if (!party) throw new Error(`No ${message.party} is configured for the job ${name}.`)
  try {
    return await within(runMs, () =>
      transact(pool, (tx, client) => workOnce(runner, party, message.period, { tx, client, deps })),
    )
  } catch (error) {
    if (error instanceof TooEarly) return 'early'
    throw error
  }
}

/** Rolls the claim back. */
class TooEarly extends Error {}

async function workOnce({ name, job }: Runner, party: Party, period: string, basis: Omit<Run, 'period'>) {
  const { client } = basis
  const key = [name, party.code, period]
  const dueAt = await claimPeriod(client, key)
  if (!dueAt) return 'repeated'
  if (job.inOrder && (await hasEarlier(client, [name, party.code, dueAt]))) throw new TooEarly()
  await work(job, party, { ...basis, period: { name: period, dueAt } })
  await client.query(finish, key)
  return 'done'
}

const claimPeriod = async (client: Asks, key: unknown[]) =>
  (await client.query<{ dueAt: Date }>(claim, key)).rows[0]?.dueAt

const hasEarlier = async (client: Asks, key: unknown[]) => (await client.query(findEarlier, key)).rows.length > 0

async function work(job: Job, { merchant }: Party, run: Run): Promise<void> {
  if (job.party === 'platform') await job.run(run)
  else if (merchant) await job.run({ ...run, merchant })
}

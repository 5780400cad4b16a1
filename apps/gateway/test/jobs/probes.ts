import type { Job, JobTable } from '../../src/jobs/job.ts'
import type { Pace } from '../../src/jobs/queues.ts'

/** Waits of a test: as short as the queue allows. */
export const fast: Pace = { pollingSeconds: 0.5, expireSeconds: 4, superviseSeconds: 1 }

export const makeProbe = 'CREATE TABLE probe (job text, party text, period text, at timestamptz DEFAULT now())'
const note = 'INSERT INTO probe (job, party, period) VALUES ($1, $2, $3)'

/** Each run inserts a row; only the claim prevents a second one. */
const daily: Job = {
  schedule: { daily: '00:05' },
  party: 'merchant',
  missed: 'each',
  retries: 2,
  run: ({ client, merchant, period }) => client.query(note, ['daily', merchant.code, period.name]),
}

/** Leaves its row first, then takes its time. */
const slow: Job = {
  schedule: { everyMinutes: 30 },
  party: 'platform',
  missed: 'latest',
  retries: 5,
  run: async ({ client, period }) => {
    await client.query(note, ['slow', '*', period.name])
    await client.query('SELECT pg_sleep(2)')
  },
}

/** Fails for as long as the table `trouble` exists, after it has left its row. */
const failing: Job = {
  schedule: { hourlyAt: 2 },
  party: 'platform',
  missed: 'latest',
  retries: 0,
  run: async ({ client, period }) => {
    await client.query(note, ['failing', '*', period.name])
    const { rows } = await client.query<{ is: string | null }>(`SELECT to_regclass('trouble') AS is`)
    if (rows[0]?.is) throw new Error('The trouble lasts.')
  },
}

/** One day must be done before the next. */
const inOrder: Job = {
  schedule: { daily: '00:05' },
  party: 'platform',
  missed: 'each',
  retries: 2,
  inOrder: true,
  run: ({ client, period }) => client.query(note, ['inOrder', '*', period.name]),
}

export const probes = { daily, slow, failing, inOrder } satisfies JobTable

export const only = (...names: (keyof typeof probes)[]): JobTable =>
  Object.fromEntries(names.map((name) => [name, probes[name]]))

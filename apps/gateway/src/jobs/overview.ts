import type { Asks } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Backlog } from './figures.ts'
import { type JobTable, partiesOf } from './job.ts'
import { deadQueue } from './queues.ts'
import { nextDue } from './schedule.ts'

type Line = {
  job: string
  party: string
  lastPeriod: string | null
  lastDoneAt: Date | null
  lastTookMs: number | null
  open: number
  oldestDueAt: Date | null
}
type Queue = { job: string; waiting: number; retrying: number; active: number; failed: number }
export type DeadLetter = { id: string; job: string; party: string; period: string; at: Date; error: string | null }

const lines = `
  SELECT asked.job, asked.party, last.period AS "lastPeriod", last.done_at AS "lastDoneAt", last.took_ms AS "lastTookMs",
    undone.open, undone.due_at AS "oldestDueAt"
  FROM unnest($1::text[], $2::text[]) AS asked(job, party)
  LEFT JOIN LATERAL (SELECT period, done_at, took_ms FROM job_run r
    WHERE r.job = asked.job AND r.party = asked.party AND done_at IS NOT NULL ORDER BY due_at DESC LIMIT 1) last ON true
  CROSS JOIN LATERAL (SELECT count(*)::int AS open, min(due_at) AS due_at FROM job_run r
    WHERE r.job = asked.job AND r.party = asked.party AND done_at IS NULL) undone`

const queues = `
  SELECT name AS job, count(*) FILTER (WHERE state = 'created')::int AS waiting,
    count(*) FILTER (WHERE state = 'retry')::int AS retrying, count(*) FILTER (WHERE state = 'active')::int AS active,
    count(*) FILTER (WHERE state = 'failed')::int AS failed
  FROM pgboss.job WHERE name = ANY($1) GROUP BY name`

const deadLetters = `
  SELECT id, source_name AS job, data->>'party' AS party, data->>'period' AS period, created_on AS at,
    source_output->>'message' AS error
  FROM pgboss.job WHERE name = '${deadQueue}' AND state < 'active' ORDER BY created_on LIMIT 200`

const backlog = `
  SELECT name AS job, (SELECT count(*)::int FROM job_run WHERE job = name AND done_at IS NULL) AS open,
    (SELECT count(*)::int FROM pgboss.job j WHERE j.name = '${deadQueue}' AND source_name = asked.name AND state < 'active') AS dead,
    (SELECT coalesce(extract(epoch FROM now() - min(due_at)), 0)::float FROM job_run WHERE job = name AND done_at IS NULL) AS oldest
  FROM unnest($1::text[]) AS asked(name)`

export const readBacklog = async (client: Asks, jobs: JobTable): Promise<Backlog[]> =>
  (await client.query<Backlog>(backlog, [Object.keys(jobs)])).rows

/** The operators' overview: each job with its parties, its queue, and the dead letters of all. */
export async function readOverview(client: Asks, jobs: JobTable, deps: Deps, now: Date) {
  const asked = Object.entries(jobs).flatMap(([name, job]) =>
    partiesOf(job, deps).map((party) => ({ name, job, party })),
  )
  const names = [asked.map(({ name }) => name), asked.map(({ party }) => party.code)]
  const [parties, states, dead] = await Promise.all([
    client.query<Line>(lines, names),
    client.query<Queue>(queues, [Object.keys(jobs)]),
    client.query<DeadLetter>(deadLetters, []),
  ])
  const nextOf = ({ job, party }: Line) => {
    const found = asked.find((one) => one.name === job && one.party.code === party)
    return found ? nextDue(found.job.schedule, found.party.timeZone, now) : null
  }
  return {
    jobs: Object.entries(jobs).map(([name, { schedule, missed, retries }]) => ({
      ...{ name, schedule, missed, retries },
      queue: states.rows.find(({ job }) => job === name) ?? { waiting: 0, retrying: 0, active: 0, failed: 0 },
      parties: parties.rows
        .filter(({ job }) => job === name)
        .map(({ job: _, ...line }) => ({ ...line, nextDueAt: nextOf({ job: name, ...line }) })),
    })),
    dead: dead.rows,
  }
}

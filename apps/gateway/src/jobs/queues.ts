import type pg from 'pg'
import type { PgBoss, QueueOptions } from 'pg-boss'
import type { Asks } from '../db/client.ts'
import type { Job, JobTable } from './job.ts'
import type { Message } from './run.ts'

/** Where a message goes after its last try; nothing works on it. */
export const deadQueue = 'dead'

const daySeconds = 86_400
const deadSeconds = 90 * daySeconds
/** Shorter than `purgeRuns` keeps runs: no message outlives the row with its status. */
const keptSeconds = 14 * daySeconds

export type Pace = {
  /** How often a process asks for work. */
  pollingSeconds: number
  /** Visibility timeout: a message whose runner died is delivered again after it. */
  expireSeconds: number
  /** Interval of the search for such messages. */
  superviseSeconds: number
}

export const pace: Pace = { pollingSeconds: 2, expireSeconds: 120, superviseSeconds: 30 }

/** Adapts one of our pools or connections to pg-boss. */
export const asDb = (client: Asks) => ({ executeSql: (text: string, values?: unknown[]) => client.query(text, values) })

/**
 * The queue over our pool, with our deadlines. Its schema comes from our migrations; when to run is our own plan, so its
 * scheduler stays off.
 */
async function openBoss(pool: pg.Pool, { superviseSeconds }: Pace): Promise<PgBoss> {
  // Loading it takes a while that the first request need not wait for.
  const { PgBoss } = await import('pg-boss')
  return new PgBoss({
    db: asDb(pool as Asks),
    migrate: false,
    createSchema: false,
    schedule: false,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
}

const queueOptions = ({ retries }: Job, { expireSeconds }: Pace): QueueOptions => ({
  retryLimit: retries,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: expireSeconds,
  retentionSeconds: keptSeconds,
  deleteAfterSeconds: daySeconds,
})

/** Creates the queue of each job or updates it to the table. */
async function keepQueues(boss: PgBoss, jobs: JobTable, pace: Pace): Promise<void> {
  await boss.createQueue(deadQueue, { retentionSeconds: deadSeconds })
  for (const [name, job] of Object.entries(jobs)) {
    const options = { ...queueOptions(job, pace), deadLetter: deadQueue }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
}

type Start = {
  pool: pg.Pool
  jobs: JobTable
  pace: Pace
  deliver: (job: string, message: Message) => Promise<void>
  complain: (error: unknown) => void
}

/** Opens the queues and begins to work on them. */
export async function startBoss({ pool, jobs, pace, deliver, complain }: Start): Promise<PgBoss> {
  const boss = await openBoss(pool, pace)
  boss.on('error', complain)
  try {
    await boss.start()
    await keepQueues(boss, jobs, pace)
    const options = { pollingIntervalSeconds: pace.pollingSeconds }
    for (const name of Object.keys(jobs))
      await boss.work<Message>(name, options, async ([message]) => message && (await deliver(name, message.data)))
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

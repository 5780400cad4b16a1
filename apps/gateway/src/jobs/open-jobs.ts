import { AppError } from '@boardwalk/api-client/contract'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Asks } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { complaining, openDelivery } from './deliver.ts'
import { openFigures } from './figures.ts'
import type { JobTable } from './job.ts'
import { readBacklog, readOverview } from './overview.ts'
import { plan } from './plan.ts'
import { asDb, deadQueue, type Pace, startBoss, pace as usualPace } from './queues.ts'
import { repeat } from './repeat.ts'
import { jobs as allJobs } from './table.ts'

const planEveryMs = 5_000
const startAgainMs = 2_000
/** How long the gateway's stop waits for the current run; an aborted run is delivered again. */
const drainMs = 1_500

export type JobsOptions = {
  /** Its connections are for jobs alone: one for the run at work, one for the queue. */
  pool: pg.Pool
  jobs?: JobTable
  /** The database's clock unless a test has its own. */
  now?: () => Promise<Date>
  pace?: Pace
}

export type Jobs = ReturnType<typeof openJobs>

/** The jobs of one gateway process. Nothing runs before `start`; the overview is available earlier. */
export function openJobs(deps: Deps, { pool, jobs = allJobs, now = timeOf(pool), pace = usualPace }: JobsOptions) {
  const figures = openFigures()
  const complain = complaining(deps.log, 'the queue of jobs waits')
  const stopping = new AbortController()
  let boss: PgBoss | null = null
  let life: Promise<void> = Promise.resolve()

  const running = (): PgBoss => {
    if (!boss) throw new AppError('OVERLOADED', { retryAfter: 2 }, 'the jobs of this process have not started')
    return boss
  }
  const deliver = openDelivery({
    ...{ pool, deps, jobs, figures },
    sendAgain: (job, message, startAfter) => running().send(job, message, { startAfter }),
  })
  const planNow = () =>
    plan({
      ...{ pool, deps, jobs, now },
      send: (client, job, message) => running().send(job, message, { db: asDb(client) }),
    })
  const startOnce = async () => {
    boss = await startBoss({ pool, jobs, pace, deliver, complain }).catch((error: unknown) => {
      complain(error)
      return null
    })
    return boss ? 'stop' : 'again'
  }
  const planOnce = async () => {
    await planNow().catch(complain)
    return 'again' as const
  }

  return {
    figures,
    /** Begins in the background: a gateway that takes bets does not wait for its jobs. */
    start(): void {
      life = repeat(startAgainMs, stopping.signal, startOnce).then(() => repeat(planEveryMs, stopping.signal, planOnce))
    },
    isRunning: () => boss !== null,
    plan: planNow,
    async stop(): Promise<void> {
      stopping.abort()
      await life
      await boss?.stop({ graceful: true, timeout: drainMs })
    },
    overview: async () => await readOverview(pool as Asks, jobs, deps, await now()),
    backlog: () => readBacklog(pool as Asks, jobs),
    /** Puts a dead letter back on its job's queue; false if there is none. */
    retry: async (id: string): Promise<boolean> => (await running().redrive(deadQueue, { ids: [id] })) > 0,
  }
}

const timeOf = (pool: pg.Pool) => async (): Promise<Date> => {
  const { rows } = await pool.query<{ now: Date }>('SELECT now()')
  return rows[0]?.now ?? new Date(Number.NaN)
}

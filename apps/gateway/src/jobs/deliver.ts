import type pg from 'pg'
import type { Logger } from 'pino'
import type { Deps } from '../deps.ts'
import { openWorkQueue } from '../work-queue.ts'
import type { Figures } from './figures.ts'
import type { JobTable } from './job.ts'
import { type Message, type Outcome, runPeriod } from './run.ts'

/** A message that is not due yet (a full disk, an earlier period) is tried again. */
const retrySeconds = 30

type Deliverer = {
  pool: pg.Pool
  deps: Deps
  jobs: JobTable
  figures: Figures
  sendAgain: (job: string, message: Message, afterSeconds: number) => Promise<unknown>
}

/** Handles a message of the queue: runs the period, delays it, or fails so that the queue retries. */
export function openDelivery({ pool, deps, jobs, figures, sendAgain }: Deliverer) {
  // One run at a time leaves a connection for the queue, and processes share the rest.
  const queue = openWorkQueue({ concurrency: 1, queue: Number.POSITIVE_INFINITY })

  const run = async (name: string, message: Message): Promise<Outcome | 'put off'> => {
    const job = jobs[name]
    if (!job) throw new Error(`There is no job ${name}.`)
    if (deps.disk.isReadOnly() && !job.freesSpace) return 'put off'
    return await queue.run(async () => {
      const stop = figures.seconds.startTimer({ job: name })
      return await runPeriod({ pool, deps, name, job }, message).finally(stop)
    })
  }
  return async (name: string, message: Message): Promise<void> => {
    try {
      const outcome = await run(name, message)
      if (outcome === 'put off' || outcome === 'early') await sendAgain(name, message, retrySeconds)
      figures.runs.inc({ job: name, outcome })
    } catch (error) {
      figures.runs.inc({ job: name, outcome: 'failed' })
      deps.log.warn({ err: error, job: name, ...message }, 'a job failed')
      throw error
    }
  }
}

const silentMs = 10_000

/** Logs the same error once in ten seconds, not at every try of every queue. */
export function complaining(log: Logger, text: string): (error: unknown) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (performance.now() - saidAt < silentMs) return
    saidAt = performance.now()
    log.warn({ err: error }, text)
  }
}

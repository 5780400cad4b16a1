import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

export type Figures = ReturnType<typeof openFigures>

/** Counted by this process; figures that all processes share are read from the database on demand. */
export function openFigures() {
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of jobs by how they ended: done, repeated, early, put off or failed',
    labelNames: ['job', 'outcome'] as const,
    registers: [],
  })
  const seconds = new Histogram({
    name: 'job_run_seconds',
    help: 'Time of a run that did its work or failed',
    labelNames: ['job'] as const,
    buckets: [0.01, 0.05, 0.25, 1, 5, 15, 30],
    registers: [],
  })
  return { runs, seconds }
}

export type Backlog = { job: string; open: number; dead: number; oldest: number }

/** A reading of the figures does not wait longer for a database in trouble. */
const answerMs = 1_000

const gauges = [
  ['job_open', 'Periods that are due and not done', ({ open }) => open],
  ['job_dead', 'Periods of a job that failed at every try and wait for an operator', ({ dead }) => dead],
  ['job_oldest_seconds', 'How long ago the oldest period that is not done became due', ({ oldest }) => oldest],
] as const satisfies [string, string, (backlog: Backlog) => number][]

/**
 * Shows a process's figures and, queried at each reading, the waiting jobs. A database that does not answer leaves a
 * gap.
 */
export function showFigures({ runs, seconds }: Figures, registry: Registry, backlog: () => Promise<Backlog[]>): void {
  registry.registerMetric(runs)
  registry.registerMetric(seconds)
  let asked: Promise<Backlog[]> | null = null
  // Concurrent callers share one query.
  const ask = () => {
    asked ??= Promise.race([backlog().catch(() => []), sleep(answerMs, [], { ref: false })]).finally(() => {
      asked = null
    })
    return asked
  }
  for (const [name, help, of] of gauges) {
    const gauge: Gauge<'job'> = new Gauge({
      name,
      help,
      labelNames: ['job'] as const,
      registers: [registry],
      collect: async () => {
        const rows = await ask()
        gauge.reset()
        for (const row of rows) gauge.set({ job: row.job }, of(row))
      },
    })
  }
}

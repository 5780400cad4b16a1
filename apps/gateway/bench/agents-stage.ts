import { dayIn } from '@boardwalk/api-client/contract'
import { pino } from 'pino'
import { makeMarks } from '../src/agents/marks.ts'
import { openPool } from '../src/db/client.ts'
import { within } from '../src/db/deadline.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { createDeps } from '../src/deps.ts'
import { testConfig } from '../test/gateway.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

const fillMs = 900_000
/** Statements that fill a database may take long. */
export const filling = <T>(work: () => Promise<T>): Promise<T> => within(fillMs, work)

/** A database of its own, with the services that read it. */
export async function openStage() {
  const folder = throwAwayFolder()
  const server = await startEmbedded({ dataDir: folder.path })
  const pool = openPool({ url: server.url, statementSeconds: fillMs / 1000 })
  const close = async () => {
    await pool.end()
    await server.stop()
    folder.remove()
  }
  await migrate(server.url)
  const deps = await createDeps({ pool, config: testConfig, log: pino({ level: 'silent' }) })
  return { pool, deps, merchant: deps.merchants.fallback, url: server.url, folder: folder.path, close }
}
export type Stage = Awaited<ReturnType<typeof openStage>>

/** Marks as the job makes them. */
export const fillMarks = ({ deps, pool, merchant }: Stage) =>
  filling(async () => {
    while ((await deps.db.transaction((tx) => makeMarks(tx, merchant))) > 0);
    await pool.query('VACUUM ANALYZE member_mark')
  })

export const daysAgo = ({ merchant }: Stage, days: number): string =>
  dayIn(merchant.timeZone, Date.now() - days * 86_400_000)

/** Days of a report, today included unless it ends before. */
export function since(stage: Stage, first: number, last = 0) {
  const { timeZone } = stage.merchant
  const days = { first: daysAgo(stage, first), last: daysAgo(stage, last), today: daysAgo(stage, 0) }
  return { ...days, timeZone, activeFrom: 1_000_000n }
}

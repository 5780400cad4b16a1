import { dayIn } from '@boardwalk/api-client/contract'
import { pino } from 'pino'
import { overviewOf } from '../src/agents/overview.ts'
import { pnlPage } from '../src/agents/pnl.ts'
import { teamOf } from '../src/agents/team.ts'
import { teamPage } from '../src/agents/team-page.ts'
import { openPool } from '../src/db/client.ts'
import { within } from '../src/db/deadline.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { createDeps } from '../src/deps.ts'
import { testConfig } from '../test/gateway.ts'
import { fillAgency } from './agents-world.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

/** Reports of an agent with 50,000 downlines and 10,000,000 rounds in roll-ups: `pnpm bench:agents`. */
const goalMs = 300
const runs = 20
const fillMs = 900_000

const folder = throwAwayFolder()
const server = await startEmbedded({ dataDir: folder.path })
const pool = openPool({ url: server.url, statementSeconds: 900 })
try {
  await migrate(server.url)
  const deps = await createDeps({ pool, config: testConfig, log: pino({ level: 'silent' }) })
  const { db } = deps
  const { fallback: merchant } = deps.merchants
  const { currency, timeZone } = merchant
  const team = await teamOf(db, { memberId: await within(fillMs, () => fillAgency(pool, merchant)) })
  const today = dayIn(timeZone, Date.now())
  const ago = (days: number) => dayIn(timeZone, Date.now() - days * 86_400_000)
  const since = (first: string) => ({ first, last: today, today, timeZone, activeFrom: 1_000_000n })
  const page = { scope: 'TEAM', pageNo: 1, pageSize: 20 } as const
  const windows = { today, 'this month': `${today.slice(0, 7)}-01`, '30 days': ago(29), '90 days': ago(89) }
  for (const [name, first] of Object.entries(windows)) {
    const days = since(first)
    await measure(`overview, ${name}`, () => overviewOf(db, team, { days, today: since(today), currency }))
    await measure(`accounts, ${name}`, () => pnlPage(db, team, days, { ...page, figure: 'validBet' }))
  }
  const days = since(windows['30 days'])
  await measure('registrations, 30 days', () => pnlPage(db, team, days, { ...page, figure: 'registrations' }))
  const asked = { ...page, scope: 'DIRECT', type: 'ALL', sort: 'account' } as const
  await measure('team, direct downlines', () => teamPage(db, team, currency, asked, team.agentId))
} finally {
  await pool.end()
  await server.stop()
  folder.remove()
}

async function measure(name: string, report: () => Promise<unknown>): Promise<void> {
  await report()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const from = performance.now()
    await report()
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const [median = 0, slowest = 0] = [times[runs / 2], times.at(-1)]
  const figures = `p50 ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, goal ≤ ${goalMs} ms`
  console.log(`${name.padEnd(24)} ${figures}, ratio ${(slowest / goalMs).toFixed(2)}`)
}

import { loadavg } from 'node:os'
import { dayIn } from '@boardwalk/api-client/contract'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { makeMarks } from '../src/agents/marks.ts'
import { overviewOf } from '../src/agents/overview.ts'
import { pnlPage } from '../src/agents/pnl.ts'
import { settledSums } from '../src/agents/settled-sums.ts'
import { teamOf, withTeam } from '../src/agents/team.ts'
import { linesOf, teamSlices } from '../src/agents/team-file.ts'
import { teamPage } from '../src/agents/team-page.ts'
import { openPool } from '../src/db/client.ts'
import { within } from '../src/db/deadline.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { createDeps } from '../src/deps.ts'
import { testConfig } from '../test/gateway.ts'
import { fillAgency, fillBets } from './agents-world.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

/**
 * Reports of an agent with 50,000 downlines and 10,000,000 rounds in daily rows, and a file of 1,000,000 bets:
 * `pnpm bench:agents`. Times are also printed as multiples of a count of the team, a query that only reads its 50,000 rows.
 */
const goalMs = 300
const goalMb = 200
const runs = Number(process.env.RUNS ?? 100)
const bets = 1_000_000
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
  const memberId = await within(fillMs, () => fillAgency(pool, merchant))
  await within(fillMs, async () => {
    while ((await db.transaction((tx) => makeMarks(tx, merchant))) > 0);
    await pool.query('VACUUM ANALYZE member_mark')
  })
  const team = await teamOf(db, { memberId })
  const today = dayIn(timeZone, Date.now())
  const ago = (days: number) => dayIn(timeZone, Date.now() - days * 86_400_000)
  const since = (first: string, last = today) => ({ first, last, today, timeZone, activeFrom: 1_000_000n })
  const page = { scope: 'TEAM', pageNo: 1, pageSize: 20 } as const
  const windows = {
    ...{ today: since(today), 'last week': since(ago(6)), 'this month': since(`${today.slice(0, 7)}-01`) },
    ...{ '30 days': since(ago(29)), '90 days': since(ago(89)), 'days 91 to 4': since(ago(91), ago(4)) },
  }
  console.log(
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
  const count = () => db.execute(withTeam(team, sql`SELECT count(*) FROM team`))
  const idle = await measure('count of the team', count)
  for (const [name, days] of Object.entries(windows)) {
    await measure(`overview, ${name}`, () => overviewOf(db, team, { days, today: since(today), currency }), idle)
    await measure(`accounts, ${name}`, () => pnlPage(db, team, days, { ...page, figure: 'validBet' }), idle)
    const asked = { scope: 'TEAM', gameCategory: 'ALL', vassalage: 'ALL' }
    const question = { asked, under: null, where: sql`true`, days }
    await measure(`settled, ${name}`, () => db.execute(withTeam(team, settledSums(team, question))), idle)
  }
  const days = windows['30 days']
  await measure('registrations, 30 days', () => pnlPage(db, team, days, { ...page, figure: 'registrations' }), idle)
  const asked = { ...page, scope: 'DIRECT', type: 'ALL', sort: 'account' } as const
  await measure('team, direct downlines', () => teamPage(db, team, currency, asked, team.agentId), idle)
  await within(fillMs, () => fillBets(pool, merchant, bets))
  const reader = { memberId, merchant: merchant.code, language: 'EN' }
  const all = { of: 'BETS', scope: 'TEAM', gameCategory: 'ALL', vassalage: 'ALL', status: 'SETTLED' } as const
  const file = { ...all, kind: 'ALL', direction: 'ALL', source: 'ALL', startDate: ago(91), endDate: today } as const
  await measureFile(linesOf(await teamSlices(deps, reader, file)))
} finally {
  await pool.end()
  await server.stop()
  folder.remove()
}

async function measureFile(lines: AsyncIterable<string>): Promise<void> {
  const [from, before] = [performance.now(), process.memoryUsage().rss]
  let [most, bytes, last] = [before, 0, '']
  for await (const part of lines) {
    bytes += part.length
    most = Math.max(most, process.memoryUsage().rss)
    last = part
  }
  const seconds = ((performance.now() - from) / 1000).toFixed(0)
  const grown = (most - before) / 1_048_576
  console.log(
    `file: ${last.trim()}, ${(bytes / 1_048_576).toFixed(0)} MB in ${seconds} s, ${grown.toFixed(0)} MB more memory, goal < ${goalMb} MB`,
  )
}

async function measure(name: string, report: () => Promise<unknown>, idle = 0): Promise<number> {
  await report()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const from = performance.now()
    await report()
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(runs - 1, Math.floor(runs * share))] ?? 0
  const figures = `p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, goal ≤ ${goalMs} ms`
  const counts = idle > 0 ? `, p50 = ${(at(0.5) / idle).toFixed(1)} counts of the team` : ''
  console.log(`${name.padEnd(24)} ${figures}${counts}`)
  return at(0.5)
}

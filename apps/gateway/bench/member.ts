import { dayIn, type Endpoint, type EndpointName, endpoints } from '@boardwalk/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import * as v from 'valibot'
import { buildApp } from '../src/app.ts'
import { openPool } from '../src/db/client.ts'
import { within } from '../src/db/deadline.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { createDeps, type Deps } from '../src/deps.ts'
import { type Answer, call, newPlayer, testConfig } from '../test/gateway.ts'
import { loadNow, measure as measureRead, runs } from './measure.ts'
import { fillMember, type Year } from './member-world.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

/**
 * Times the reads of the pages of a member with 100,000 rounds in a year, through the whole gateway but its socket:
 * `pnpm bench:member`. `BENCH_ROUNDS` and `RUNS` make it smaller.
 */
const goalMs = 60
const rounds = Number(process.env.BENCH_ROUNDS ?? 100_000)
const fillMs = 900_000

const folder = throwAwayFolder()
const server = await startEmbedded({ dataDir: folder.path })
const pool = openPool({ url: server.url })
try {
  await migrate(server.url)
  const config = { ...testConfig, dataDir: folder.path, checksAnswers: false }
  const deps = await createDeps({ pool, config, log: pino({ level: 'silent' }) })
  const app = buildApp(deps)
  // The services of the app would keep this process alive after a failure.
  await visit(app, deps).finally(() => app.close())
} finally {
  await pool.end()
  await server.stop()
  folder.remove()
}

async function visit(app: FastifyInstance, { merchants: { fallback: merchant } }: Deps): Promise<void> {
  await app.ready()
  const { token, username } = await newPlayer(app)
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [username])
  const seconds = await fill({ memberId: rows[0]?.id ?? '', merchant, rounds })
  console.log(`${rounds} rounds filled in ${seconds.toFixed(1)} s; ${loadNow()}; goal p99 ≤ ${goalMs} ms, ${runs} runs`)
  const ask: Ask = (name, input) => call(app, name, input, { token })
  const floor = await measure('floor: a bare answer', () => bare(app), 0)
  for (const [title, name, input] of await questions(merchant.timeZone, ask))
    await measure(title, () => ask(name, input), floor)
}

/** On a connection of its own: statements of the gateway end after five seconds. */
async function fill(year: Year): Promise<number> {
  const filling = openPool({ url: server.url, size: 1, statementSeconds: fillMs / 1000 })
  const from = performance.now()
  await within(fillMs, () => fillMember(filling, year)).finally(() => filling.end())
  return (performance.now() - from) / 1000
}

type Question = [title: string, name: EndpointName, input: Record<string, unknown>]
type Ask = (name: EndpointName, input: Record<string, unknown>) => Promise<Answer>

/** The first data of each page, as the member centre asks for it; then the widest window and the last page of the records. */
async function questions(timeZone: string, ask: Ask): Promise<Question[]> {
  const daysAgo = (days: number) => dayIn(timeZone, Date.now() - days * 86_400_000)
  const last = (days: number) => ({ startDate: daysAgo(days - 1), endDate: daysAgo(0) })
  const [week, month, year] = [last(7), last(30), last(365)]
  const { refNo } = (await ask('bets', year)).value.list[0]
  return [
    ...readers().map((name): Question => [name, name, {}]),
    ['bets, first data (a week)', 'bets', week],
    ['account record, first data (a week)', 'transactions', week],
    ['account record by kind, a week', 'transactions', { ...week, kind: 'BET' }],
    ['profit, first data (a month)', 'profit', { ...month, groupBy: 'DAY' }],
    ['bonuses, first data (a month)', 'bonuses', month],
    ['points, first data (a month)', 'pointTransactions', month],
    ['a bet', 'betDetail', { refNo }],
    ['statement, first data (this month)', 'statement', { month: daysAgo(0).slice(0, 7) }],
    ['statement of a whole month', 'statement', { month: daysAgo(40).slice(0, 7) }],
    ['bets by category, a year', 'bets', { ...year, gameCategory: 'RNG' }],
    ['transactions by kind, a year', 'transactions', { ...year, kind: 'BET' }],
    ...(['bets', 'transactions', 'pointTransactions'] as const).map(
      (name): Question => [`${name}, a year`, name, year],
    ),
    ...(['bets', 'transactions'] as const).map(
      (name): Question => [`${name}, a year, entry 10,000`, name, { ...year, pageNo: 500, pageSize: 20 }],
    ),
    ...['DAY', 'MONTH', 'CATEGORY'].map(
      (groupBy): Question => [`profit of a year by ${groupBy}`, 'profit', { ...year, groupBy }],
    ),
  ]
}

/** Reads of members that need no more than a session. */
function readers(): EndpointName[] {
  const isAsked = ({ kind, token, who, request }: Endpoint) =>
    kind === 'query' && token && who !== 'agent' && v.safeParse(request, {}).success
  return Object.entries<Endpoint>(endpoints)
    .filter(([, row]) => isAsked(row))
    .map(([name]) => name as EndpointName)
}

/** The cheapest answer of the same gateway: one statement, no session. */
async function bare(app: FastifyInstance): Promise<{ code: string }> {
  const { statusCode } = await app.inject({ method: 'GET', url: '/readyz' })
  return { code: statusCode === 200 ? 'OK' : `HTTP ${statusCode}` }
}

/** Prints the figures and their ratio to the goal and to the floor; returns the 99th percentile. */
async function measure(title: string, ask: () => Promise<{ code: string }>, floor: number): Promise<number> {
  const { code } = await ask()
  if (code === 'OK') return await measureRead(title, ask, goalMs, floor)
  console.log(`${title.padEnd(36)} ${code}`)
  return 0
}

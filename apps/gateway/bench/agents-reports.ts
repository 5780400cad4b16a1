import { loadavg } from 'node:os'
import { sql } from 'drizzle-orm'
import { overviewOf } from '../src/agents/overview.ts'
import { pnlPage } from '../src/agents/pnl.ts'
import { settledSums } from '../src/agents/settled-sums.ts'
import { teamOf, withTeam } from '../src/agents/team.ts'
import { teamPage } from '../src/agents/team-page.ts'
import { type Stage, since } from './agents-stage.ts'

const goalMs = 300
const runs = Number(process.env.RUNS ?? 100)

/** Times of the reports over 50,000 downlines, also as multiples of a count of the team, which only reads its rows. */
export async function measureReports(stage: Stage, memberId: string): Promise<void> {
  const { deps, merchant } = stage
  const { db } = deps
  const { currency } = merchant
  const team = await teamOf(db, { memberId })
  const load = loadavg().map((average) => average.toFixed(1))
  console.log(`load ${load.join(', ')}`)
  const idle = await measure('count of the team', () => db.execute(withTeam(team, sql`SELECT count(*) FROM team`)))
  const page = { scope: 'TEAM', pageNo: 1, pageSize: 20 } as const
  for (const [name, days] of Object.entries(windowsOf(stage))) {
    await measure(`overview, ${name}`, () => overviewOf(db, team, { days, today: since(stage, 0), currency }), idle)
    await measure(`accounts, ${name}`, () => pnlPage(db, team, days, { ...page, figure: 'validBet' }), idle)
    const asked = { scope: 'TEAM', gameCategory: 'ALL', vassalage: 'ALL' }
    const question = { asked, under: null, where: sql`true`, days }
    await measure(`settled, ${name}`, () => db.execute(withTeam(team, settledSums(team, question))), idle)
  }
  const days = since(stage, 29)
  await measure('registrations, 30 days', () => pnlPage(db, team, days, { ...page, figure: 'registrations' }), idle)
  const asked = { ...page, scope: 'DIRECT', type: 'ALL', sort: 'account' } as const
  await measure('team, direct downlines', () => teamPage(db, team, currency, asked, team.agentId), idle)
}

function windowsOf(stage: Stage) {
  const today = since(stage, 0)
  const month = { ...today, first: `${today.today.slice(0, 7)}-01` }
  const recent = { today, 'last week': since(stage, 6), 'this month': month, '30 days': since(stage, 29) }
  return { ...recent, '90 days': since(stage, 89), 'days 91 to 4': since(stage, 91, 4) }
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

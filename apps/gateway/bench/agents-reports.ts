import { sql } from 'drizzle-orm'
import { overviewOf } from '../src/agents/overview.ts'
import { pnlPage } from '../src/agents/pnl.ts'
import { settledSums } from '../src/agents/settled-sums.ts'
import { teamOf, withTeam } from '../src/agents/team.ts'
import { teamPage } from '../src/agents/team-page.ts'
import { type Stage, since } from './agents-stage.ts'
import { loadNow, measure as measureRead, runs } from './measure.ts'

const goalMs = 300
const measure = (title: string, report: () => Promise<unknown>, floorMs?: number) =>
  measureRead(title, report, goalMs, floorMs)

/** Times of the reports over 50,000 downlines, also as multiples of a count of the team, which only reads its rows. */
export async function measureReports(stage: Stage, memberId: string): Promise<void> {
  const { deps, merchant } = stage
  const { db } = deps
  const { currency } = merchant
  const team = await teamOf(db, { memberId })
  console.log(`${loadNow()}; goal p99 ≤ ${goalMs} ms, ${runs} runs`)
  const floor = await measure('count of the team', () => db.execute(withTeam(team, sql`SELECT count(*) FROM team`)))
  const page = {
    scope: 'TEAM',
    gameCategory: 'ALL',
    vassalage: 'ALL',
    sort: 'figure',
    pageNo: 1,
    pageSize: 20,
  } as const
  for (const [name, days] of Object.entries(windowsOf(stage))) {
    await measure(`overview, ${name}`, () => overviewOf(db, team, { days, today: since(stage, 0), currency }), floor)
    await measure(`accounts, ${name}`, () => pnlPage(db, team, days, { ...page, figure: 'validBet' }), floor)
    const ofSlots = { ...page, figure: 'validBet', gameCategory: 'RNG' } as const
    await measure(`accounts by game, ${name}`, () => pnlPage(db, team, days, ofSlots), floor)
    const question = { asked: page, under: null, where: sql`true`, days }
    await measure(`settled, ${name}`, () => db.execute(withTeam(team, settledSums(team, question))), floor)
  }
  const days = since(stage, 29)
  await measure('registrations, 30 days', () => pnlPage(db, team, days, { ...page, figure: 'registrations' }), floor)
  const asked = { ...page, scope: 'DIRECT', type: 'ALL', status: 'ALL', sort: 'account' } as const
  await measure('team, direct downlines', () => teamPage(db, team, currency, asked, team.agentId), floor)
}

function windowsOf(stage: Stage) {
  const today = since(stage, 0)
  const month = { ...today, first: `${today.today.slice(0, 7)}-01` }
  const recent = { today, 'last week': since(stage, 6), 'this month': month, '30 days': since(stage, 29) }
  return {
    ...recent,
    '90 days': since(stage, 89),
    'days 91 to 4': since(stage, 91, 4),
    'days 60 to 2': since(stage, 60, 2),
  }
}

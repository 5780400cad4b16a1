import { sql } from 'drizzle-orm'
import { incomePage } from '../src/agents/income.ts'
import { type Team, teamOf } from '../src/agents/team.ts'
import { readTeamBets, readTeamBetTotals } from '../src/agents/team-bets.ts'
import { readTeamEntries, readTeamTotals } from '../src/agents/team-entries.ts'
import { settlementPage } from '../src/contracts/read-settlements.ts'
import { dayMs } from '../src/time-units.ts'
import { fillEntries, fillItems } from './agents-rows-world.ts'
import { filling, type Stage, since } from './agents-stage.ts'
import { fillBets } from './agents-world.ts'
import { loadNow, measure, runs } from './measure.ts'

const goalMs = 300
const size = { bets: 1_000_000, entries: 300_000, items: 50_000 }
const slice = { before: null, limit: 20, offset: 0 }

/** Times of the lists of single rows: bets, ledger entries, payments; with their totals, as a page is opened. */
export async function measureRows(stage: Stage, memberId: string): Promise<void> {
  const { pool, merchant, deps } = stage
  await filling(() => fillBets(pool, merchant, size.bets))
  await filling(() => fillEntries(pool, merchant, size.entries))
  const contractId = await filling(() => fillItems(pool, merchant, memberId, size.items))
  const team = await teamOf(deps.db, { memberId })
  console.log(`${loadNow()}; goal p99 ≤ ${goalMs} ms, ${runs} runs`)
  for (const days of [0, 6, 29]) await measureWindow(stage, team, days)
  const asked = { id: contractId, show: 'ALL', sort: 'newest', pageNo: 1, pageSize: 20 } as const
  await measure('settlements of a contract', () => settlementPage(deps.db, memberId, null, asked), goalMs)
}

async function measureWindow(stage: Stage, team: Team, days: number): Promise<void> {
  const { deps, merchant } = stage
  const { db } = deps
  const window = { from: new Date(Date.now() - (days + 1) * dayMs), until: new Date() }
  const whose = { under: null, where: sql`true`, currency: merchant.currency, window, days: since(stage, days) }
  const name = `${days + 1} days`
  const bets = { scope: 'TEAM', gameCategory: 'ALL', vassalage: 'ALL', pageNo: 1, pageSize: 20 } as const
  for (const [status, sort] of [
    ['ALL', 'newest'],
    ['SETTLED', 'newest'],
    ['SETTLED', 'payout'],
  ] as const) {
    const question = { ...whose, asked: { ...bets, status, sort } }
    const read = () => Promise.all([readTeamBets(db, team, question, slice), readTeamBetTotals(db, team, question)])
    await measure(`bets, ${name}, ${status}, ${sort}`, read, goalMs)
  }
  const entries = { scope: 'TEAM', kind: 'ALL', direction: 'ALL', sort: 'newest', pageNo: 1, pageSize: 20 } as const
  const question = { ...whose, asked: entries }
  const read = () => Promise.all([readTeamEntries(db, team, question, slice), readTeamTotals(db, team, question)])
  await measure(`transactions, ${name}`, read, goalMs)
  const income = { kind: 'ALL', sort: 'newest', pageNo: 1, pageSize: 20 } as const
  await measure(`income, ${name}`, () => incomePage(db, team, window, income), goalMs)
}

import type { Caller, Endpoints, Handlers } from '@boardwalk/api-client/contract'
import { holderOf } from '../contracts/read-contracts.ts'
import type { Deps } from '../deps.ts'
import { betItem, betPlace, countedBets } from '../records/bet-handlers.ts'
import { countedEntries, entryItem, entryPlace } from '../records/record-handlers.ts'
import { windowOf } from '../records/window.ts'
import { announcementCount, announcementPage } from '../site/shown.ts'
import { partsOf } from './bet-parts.ts'
import { daysOf, merchantOf } from './caller.ts'
import { chooseAccounts } from './choose.ts'
import { incomePage } from './income.ts'
import { fileTicket } from './mount-team-file.ts'
import { asOf } from './overview.ts'
import { teamOf } from './team.ts'
import { readTeamBets, readTeamBetTotals } from './team-bets.ts'
import { readTeamEntries, readTeamTotals } from './team-entries.ts'

type Files = 'agentFile' | 'agentAccountFile' | 'settlementFile' | 'contractFile'
type Rows = Pick<Endpoints, 'agentBets' | 'agentTransactions' | 'agentIncome' | 'agentAnnouncements' | Files>

async function ownTeam(deps: Deps, caller: Caller, days: Parameters<typeof windowOf>[1]) {
  const { currency, timeZone } = merchantOf(deps, caller)
  const [team, window] = await Promise.all([teamOf(deps.db, caller), windowOf(deps.pool, days, timeZone)])
  return { team, window, currency }
}

/** The records of a team, the income of its agent, and news to agents (contract D9-7, D9-9, D9-11, D9-17). */
export const teamRecords = (deps: Deps): Handlers<Rows> => ({
  agentBets: async ({ input, caller, request }) => {
    const [{ team, window, currency }, days] = await Promise.all([
      ownTeam(deps, caller, input),
      daysOf(deps, caller, input),
    ])
    const chosen = await chooseAccounts(deps.db, team, input)
    const question = { asked: input, ...chosen, currency, window, days }
    const { pageNo, pageSize } = input
    const before = betPlace(input.before)
    const slice = { before, limit: pageSize, offset: before ? 0 : (pageNo - 1) * pageSize }
    const [rows, totals, at] = await Promise.all([
      readTeamBets(deps.db, team, question, slice),
      before ? null : readTeamBetTotals(deps.db, team, question),
      partsOf(question).includes('settled') ? asOf(deps.db, team.merchant) : new Date().toISOString(),
    ])
    const list = rows.map((row) => ({ ...betItem(deps, row, request.language), account: row.account }))
    return { list, pageNo, pageSize, ...countedBets(totals, pageSize), asOf: at }
  },
  agentTransactions: async ({ input, caller, request }) => {
    const { team, window, currency } = await ownTeam(deps, caller, input)
    const { where } = await chooseAccounts(deps.db, team, input)
    const question = { asked: input, where, currency, window }
    const { pageNo, pageSize } = input
    const before = entryPlace(input.before)
    const slice = { before, limit: pageSize, offset: before ? 0 : (pageNo - 1) * pageSize }
    const [rows, totals] = await Promise.all([
      readTeamEntries(deps.db, team, question, slice),
      before ? null : readTeamTotals(deps.db, team, question),
    ])
    const list = rows.map((row) => ({ ...entryItem(row, request.language), account: row.account }))
    return { list, pageNo, pageSize, ...countedEntries(totals, pageSize) }
  },
  agentFile: ({ input, caller, request }) => fileTicket(deps, caller, input, request.language),
  agentAccountFile: ({ input, caller, request }) => fileTicket(deps, caller, input, request.language),
  settlementFile: ({ input, caller, request }) =>
    fileTicket(deps, caller, { of: 'SETTLEMENTS', ...input }, request.language),
  contractFile: async ({ input, caller, request }) => {
    const { id: holder } = await holderOf(deps.db, caller)
    return await fileTicket(deps, caller, { of: 'CONTRACTS', holder, ...input }, request.language)
  },
  agentIncome: async ({ input, caller }) => {
    const { team, window } = await ownTeam(deps, caller, input)
    return await incomePage(deps.db, team, window, input)
  },
  agentAnnouncements: async ({ input: { pageNo, pageSize, language }, caller, request }) => {
    const reader = { merchant: caller.merchant, groups: ['AGENT' as const] }
    const asked = { types: [...types], language: language ?? request.language, pageNo, pageSize }
    const [found, totalCount] = await Promise.all([
      announcementPage(deps.db, reader, asked),
      announcementCount(deps.db, reader, asked.types),
    ])
    const list = found.map(({ view }) => view)
    return { list, pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
  },
})

const types = ['PL', 'PU', 'PR', 'H'] as const

import type { Endpoints, Income, Parsed } from '@boardwalk/api-client/contract'
import { within } from '../db/deadline.ts'
import type { Deps } from '../deps.ts'
import { betItem } from '../records/bet-handlers.ts'
import { entryItem } from '../records/record-handlers.ts'
import { windowOf } from '../records/window.ts'
import { daysOf, merchantOf } from './caller.ts'
import { chooseAccounts } from './choose.ts'
import { incomeSlice } from './income.ts'
import { newestFirst } from './newest-first.ts'
import { teamOf } from './team.ts'
import { readTeamBets, type TeamBetRow } from './team-bets.ts'
import { readTeamEntries, type TeamEntryRow } from './team-entries.ts'

export type AskedFile = Parsed<Endpoints['agentFile']>
export type FileReader = { memberId: string; merchant: string; language: string }

/** Rows of one read. */
const limit = 1_000
/** Rows of one write: only these are items and text at a time. */
const together = 100
/** A read orders the rows of a whole team. */
const readMs = 30_000

/** Team, days, window and accounts, with which every list is read. */
async function basisOf(deps: Deps, reader: FileReader, asked: AskedFile) {
  const { currency, timeZone } = merchantOf(deps, reader)
  const [team, days, window] = await Promise.all([
    teamOf(deps.db, reader),
    daysOf(deps, reader, asked),
    windowOf(deps.pool, asked, timeZone),
  ])
  const soon = <T>(read: () => Promise<T>) => within(readMs * deps.config.waitFactor, read)
  return { deps, reader, asked, team, days, window, soon, currency, ...(await chooseAccounts(deps.db, team, asked)) }
}
type Basis = Awaited<ReturnType<typeof basisOf>>
type Slices = AsyncIterable<object[]>

const paging = { pageNo: 1, pageSize: limit, before: undefined, sort: 'newest' } as const

function betSlices({ deps, reader, asked, team, window, soon, ...basis }: Basis): Slices {
  const question = { ...basis, asked: { ...asked, ...paging } }
  const rows = newestFirst<TeamBetRow, { at: string; refNo: string }>({
    ...{ window, limit, placeOf: ({ at, refNo }) => ({ at, refNo }) },
    read: (part, before) =>
      soon(() => readTeamBets(deps.db, team, { ...question, window: part }, { before, limit, offset: 0 })),
  })
  return items(rows, (row) => ({ ...betItem(deps, row, reader.language), account: row.account }))
}

function entrySlices({ deps, reader, asked, team, window, soon, ...basis }: Basis): Slices {
  const question = { ...basis, asked: { ...asked, ...paging } }
  const rows = newestFirst<TeamEntryRow, { journalId: string; seq: number }>({
    ...{ window, limit, placeOf: ({ journalId, seq }) => ({ journalId, seq }) },
    read: (part, before) =>
      soon(() => readTeamEntries(deps.db, team, { ...question, window: part }, { before, limit, offset: 0 })),
  })
  return items(rows, (row) => ({ ...entryItem(row, reader.language), account: row.account }))
}

const incomeSlices = ({ deps, asked: { source: kind }, team, window, soon }: Basis): Slices =>
  items(
    newestFirst<Income, string>({
      ...{ window, limit, placeOf: ({ refNo }) => refNo },
      read: (part, before) => soon(() => incomeSlice(deps.db, team, { kind, part, before, limit })),
    }),
    (row) => row,
  )

const slicesOf: Record<AskedFile['of'], (basis: Basis) => Slices> = {
  BETS: betSlices,
  ENTRIES: entrySlices,
  INCOME: incomeSlices,
}

/** Slices of the rows that a filter finds, as the rows of its page; each is read when the one before it is gone. */
export const teamSlices = async (deps: Deps, reader: FileReader, asked: AskedFile): Promise<Slices> =>
  slicesOf[asked.of](await basisOf(deps, reader, asked))

async function* items<Row>(slices: AsyncIterable<Row[]>, itemOf: (row: Row) => object) {
  for await (const slice of slices)
    for (let at = 0; at < slice.length; at += together) yield slice.slice(at, at + together).map(itemOf)
}

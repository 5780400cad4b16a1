import type { Endpoints, Parsed } from '@boardwalk/api-client/contract'
import { within } from '../db/deadline.ts'
import type { Deps } from '../deps.ts'
import { betItem } from '../records/bet-handlers.ts'
import { entryItem } from '../records/record-handlers.ts'
import { windowOf } from '../records/window.ts'
import { daysOf, merchantOf } from './caller.ts'
import { chooseAccounts } from './choose.ts'
import { newestFirst } from './newest-first.ts'
import { teamOf } from './team.ts'
import { readTeamBets, type TeamBetRow } from './team-bets.ts'
import { readTeamEntries, type TeamEntryRow } from './team-entries.ts'

export type AskedFile = Parsed<Endpoints['agentFile']>
export type FileReader = { memberId: string; merchant: string; language: string }

/** Rows of one read. */
const limit = 2_000
/** A read orders the rows of a whole team. */
const readMs = 30_000

/** Slices of the rows that a filter finds, as the rows of its page; each is read when the one before it is gone. */
export async function teamSlices(deps: Deps, reader: FileReader, asked: AskedFile): Promise<AsyncIterable<object[]>> {
  const { db } = deps
  const [team, days, window] = await Promise.all([
    teamOf(db, reader),
    daysOf(deps, reader, asked),
    windowOf(deps.pool, asked, merchantOf(deps, reader).timeZone),
  ])
  const basis = { ...(await chooseAccounts(db, team, asked)), currency: merchantOf(deps, reader).currency }
  const paging = { pageNo: 1, pageSize: limit, before: undefined, sort: 'newest' } as const
  const soon = <T>(read: () => Promise<T>) => within(readMs * deps.config.waitFactor, read)
  if (asked.of === 'BETS') {
    const question = { ...basis, asked: { ...asked, ...paging }, days }
    return items(
      newestFirst<TeamBetRow, { at: string; refNo: string }>({
        ...{ window, limit, placeOf: ({ at, refNo }) => ({ at, refNo }) },
        read: (part, before) =>
          soon(() => readTeamBets(db, team, { ...question, window: part }, { before, limit, offset: 0 })),
      }),
      (row) => ({ ...betItem(deps, row, reader.language), account: row.account }),
    )
  }
  const question = { ...basis, asked: { ...asked, ...paging } }
  return items(
    newestFirst<TeamEntryRow, { journalId: string; seq: number }>({
      ...{ window, limit, placeOf: ({ journalId, seq }) => ({ journalId, seq }) },
      read: (part, before) =>
        soon(() => readTeamEntries(db, team, { ...question, window: part }, { before, limit, offset: 0 })),
    }),
    (row) => ({ ...entryItem(row, reader.language), account: row.account }),
  )
}

async function* items<Row>(slices: AsyncIterable<Row[]>, itemOf: (row: Row) => object) {
  for await (const slice of slices) yield slice.map(itemOf)
}

/** A line of JSON for each row, and a last one with their number, so that a file that was cut short is seen. */
export async function* linesOf(slices: AsyncIterable<object[]>) {
  let count = 0
  for await (const slice of slices) {
    count += slice.length
    yield slice.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
  yield `{"end":${count}}\n`
}

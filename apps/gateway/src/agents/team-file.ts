import type { Contract, Endpoints, Income, Parsed } from '@boardwalk/api-client/contract'
import { type AskedContracts, contractSlice } from '../contracts/read-contracts.ts'
import { type AskedSettlements, settlementSlice } from '../contracts/read-settlements.ts'
import { within } from '../db/deadline.ts'
import { nowIn } from '../db/now.ts'
import type { Deps } from '../deps.ts'
import { betItem } from '../records/bet-handlers.ts'
import { entryItem } from '../records/record-handlers.ts'
import { windowIfAsked, windowOf } from '../records/window.ts'
import { pnlSlice, type Slot, teamSlice } from './account-file.ts'
import type { BetQuestion } from './bet-parts.ts'
import { daysOf, merchantOf } from './caller.ts'
import { chooseAccounts } from './choose.ts'
import { incomeSlice } from './income.ts'
import { newestFirst } from './newest-first.ts'
import { teamOf } from './team.ts'
import { readTeamBets, type TeamBetRow } from './team-bets.ts'
import { readTeamEntries, type TeamEntryRow } from './team-entries.ts'

type AskedRecords = Parsed<Endpoints['agentFile']>
type AskedAccounts = Parsed<Endpoints['agentAccountFile']>
export type AskedFile =
  | AskedRecords
  | AskedAccounts
  | ({ of: 'SETTLEMENTS' } & AskedSettlements)
  | ({ of: 'CONTRACTS'; holder: string } & AskedContracts)
export type FileReader = { memberId: string; merchant: string; language: string }

/** Rows of one read. */
const limit = 1_000
/** Rows of one write: only these are items and text at a time. */
const together = 100
/** A read orders the rows of a whole team. */
const readMs = 30_000

const soonFor =
  ({ config }: Deps) =>
  <T>(read: () => Promise<T>) =>
    within(readMs * config.waitFactor, read)

/** Team, days, window and accounts, with which every list is read. */
async function basisOf<A extends AskedRecords | AskedAccounts>(deps: Deps, reader: FileReader, asked: A) {
  const { currency, timeZone } = merchantOf(deps, reader)
  const [team, days, window] = await Promise.all([
    teamOf(deps.db, reader),
    daysOf(deps, reader, asked),
    windowOf(deps.pool, asked, timeZone),
  ])
  const chosen = await chooseAccounts(deps.db, team, asked)
  return { deps, reader, asked, team, days, window, soon: soonFor(deps), currency, ...chosen }
}
type Basis = Awaited<ReturnType<typeof basisOf<AskedRecords>>>
type AccountsBasis = Awaited<ReturnType<typeof basisOf<AskedAccounts>>>
type Slices = AsyncIterable<object[]>

const paging = { pageNo: 1, pageSize: limit, before: undefined, sort: 'newest' } as const

/** After this time no transaction can make a result of an instant visible any more. */
const longestWriteMs = 10_000

/** One part after the other: a bet that gets its result during the read stays in the part in which it began. */
async function* betSlices(basis: Basis): Slices {
  const { asked, window } = basis
  if (asked.status !== 'ALL') return yield* betWalk(basis, {})
  const asOf = new Date((await nowIn(basis.deps.db)).getTime() - longestWriteMs)
  const until = asOf < window.until ? asOf : window.until
  if (until > window.from) yield* betWalk({ ...basis, window: { ...window, until } }, { parts: ['settled'] })
  yield* betWalk(basis, { parts: ['rest'], asOf })
}

function betWalk(
  { deps, reader, asked, team, window, soon, ...basis }: Basis,
  of: Pick<BetQuestion, 'parts' | 'asOf'>,
) {
  const question = { ...basis, ...of, asked: { ...asked, ...paging } }
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

const recordSlices: Record<AskedRecords['of'], (basis: Basis) => Slices> = {
  BETS: betSlices,
  ENTRIES: entrySlices,
  INCOME: incomeSlices,
}

const accountSlicesOf = { PNL: pnlSlice, TEAM: teamSlice }

async function* accountSlices({ deps: { db }, soon, ...basis }: AccountsBasis): Slices {
  const read = accountSlicesOf[basis.asked.of]
  for await (const slots of inTurn((last: Slot | null) =>
    soon(() => read({ db, ...basis }, last?.account ?? null, limit)),
  ))
    yield slots.flatMap(({ row }) => row ?? [])
}

async function settlementSlices(deps: Deps, reader: FileReader, asked: AskedSettlements): Promise<Slices> {
  const window = await windowIfAsked(deps.pool, asked, merchantOf(deps, reader).timeZone)
  return inTurn((last: Income | null) =>
    soonFor(deps)(() => settlementSlice(deps.db, { ...asked, window }, { before: last?.refNo ?? null, limit })),
  )
}

const contractSlices = (deps: Deps, holder: string, asked: AskedContracts): Slices =>
  inTurn((last: Contract | null) =>
    soonFor(deps)(() => contractSlice(deps.db, holder, asked, { before: last?.id ?? null, limit })),
  )

const isOfAccounts = (asked: AskedRecords | AskedAccounts): asked is AskedAccounts => asked.of in accountSlicesOf

/** Slices of the rows that a filter finds, as the rows of its page; each is read when the one before it is gone. */
export async function teamSlices(deps: Deps, reader: FileReader, asked: AskedFile): Promise<Slices> {
  if (asked.of === 'SETTLEMENTS') return await settlementSlices(deps, reader, asked)
  if (asked.of === 'CONTRACTS') return contractSlices(deps, asked.holder, asked)
  if (isOfAccounts(asked)) return accountSlices(await basisOf(deps, reader, asked))
  return recordSlices[asked.of](await basisOf(deps, reader, asked))
}

/** Slices until one is not full; each is read after the last row of the one before it. */
async function* inTurn<Row>(read: (last: Row | null) => Promise<Row[]>) {
  for (let rows = await read(null); rows.length > 0; rows = await read(rows.at(-1) ?? null)) {
    yield rows
    if (rows.length < limit) return
  }
}

async function* items<Row>(slices: AsyncIterable<Row[]>, itemOf: (row: Row) => object) {
  for await (const slice of slices)
    for (let at = 0; at < slice.length; at += together) yield slice.slice(at, at + together).map(itemOf)
}

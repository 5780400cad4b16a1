import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { dateWindow, intParam, LanguageField, paging, withinPages, withinYear } from '../fields.ts'
import { Int, Money, Ref, Text, Ts } from '../scalars.ts'
import { Income, IncomeKind, IncomeSum } from '../shared/contracts.ts'
import { FileTicket, pageOf } from '../shared/paging.ts'
import { Bet, BetPlace, betStates, Place, Tx } from '../shared/records.ts'
import { Announcement } from '../shared/site.ts'
import { betSorts, entrySorts, incomeSorts, teamTxGroups } from './figures.ts'
import { whichAccounts } from './which-accounts.ts'
import { whichGames } from './which-games.ts'

/** Accounts as other rows choose them, and `SELF`: `underAccount` alone. */
const whoseRows = { ...whichAccounts, scope: v.optional(v.picklist(['DIRECT', 'TEAM', 'SELF']), 'TEAM') }

type Whose = { scope: string; underAccount?: string | undefined }
const namesItself = <W extends Whose>() =>
  v.check<W, string>(
    ({ scope, underAccount }) => scope !== 'SELF' || underAccount !== undefined,
    'SELF needs underAccount',
  )

/** Pages of a record; a file is read in slices by `before`, newest first. */
const slices = { pageNo: v.optional(intParam(1, 10_000), 1), pageSize: v.optional(intParam(1, 1000), 20) }
const continuesNewest = <S extends { sort: string; before?: string | undefined }>() =>
  v.check<S, string>(({ sort, before }) => before === undefined || sort === 'newest', 'before needs the newest first')

/** Totals of the whole filter; null after `before`. */
const counted = { pageNo: Int, pageSize: Int, totalCount: v.nullable(Int), totalPages: v.nullable(Int) }

const betFilter = {
  ...whichGames,
  status: v.optional(v.picklist(['ALL', ...betStates]), 'ALL'),
}
const entryFilter = {
  kind: v.optional(v.picklist(['ALL', ...teamTxGroups]), 'ALL'),
  direction: v.optional(v.picklist(['ALL', 'IN', 'OUT']), 'ALL'),
}

const incomeSource = v.optional(v.picklist(['ALL', ...IncomeKind.options]), 'ALL')

/** Records of the team and of the agent's income, and news to agents. */
export const teamRecordSchemas = {
  /**
   * Bets of the team. A settled bet has the day of its result, as in the daily figures, from which its sums come; any
   * other has the day of its stake.
   */
  agentBets: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        ...whoseRows,
        ...dateWindow,
        ...slices,
        ...betFilter,
        sort: v.optional(v.picklist(betSorts), 'newest'),
        before: v.optional(BetPlace),
      }),
      withinYear(),
      withinPages(),
      namesItself(),
      continuesNewest(),
    ),
    value: v.object({
      list: v.array(v.object({ ...Bet.entries, account: Text })),
      ...counted,
      summary: v.nullable(v.object({ bets: Int, stake: Money, validBet: Money, payout: Money, winLoss: Money })),
      asOf: Ts,
    }),
    errors: ['NOT_FOUND'],
  },
  /** Ledger entries of the team's accounts. */
  agentTransactions: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        ...whoseRows,
        ...dateWindow,
        ...slices,
        ...entryFilter,
        sort: v.optional(v.picklist(entrySorts), 'newest'),
        before: v.optional(Place),
      }),
      withinYear(),
      withinPages(),
      namesItself(),
      continuesNewest(),
    ),
    value: v.object({
      list: v.array(v.object({ ...Tx.entries, account: Text })),
      ...counted,
      summary: v.nullable(v.object({ in: Money, out: Money, net: Money })),
    }),
    errors: ['NOT_FOUND'],
  },
  /** Payments of the agent's contracts, and its rebates. A period counts on the day of its last instant. */
  agentIncome: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        ...dateWindow,
        ...slices,
        kind: incomeSource,
        sort: v.optional(v.picklist(incomeSorts), 'newest'),
        before: v.optional(Ref),
      }),
      withinYear(),
      withinPages(),
      continuesNewest(),
    ),
    value: v.object({
      list: v.array(Income),
      ...counted,
      summary: v.nullable(
        v.object({
          total: IncomeSum,
          kinds: v.array(v.object({ kind: IncomeKind, ...IncomeSum.entries })),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  },
  /**
   * A ticket for the file of every row that a filter finds, newest first. An account reads one file at a time; another
   * is RATE_LIMITED.
   */
  agentFile: {
    origin: 'extension',
    who: 'agent',
    rate: 'w',
    request: v.pipe(
      v.strictObject({
        of: v.picklist(['BETS', 'ENTRIES', 'INCOME']),
        ...whoseRows,
        ...dateWindow,
        ...betFilter,
        ...entryFilter,
        /** The contracts or rebates whose payments are read. */
        source: incomeSource,
      }),
      withinYear(),
      namesItself(),
    ),
    value: FileTicket,
    errors: ['NOT_FOUND'],
  },
  /** News to agents and to all readers, newest first. */
  agentAnnouncements: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(v.strictObject({ language: v.optional(LanguageField), ...paging(9) }), withinPages()),
    value: pageOf(Announcement),
    errors: [],
  },
} as const satisfies Record<string, Schemas>

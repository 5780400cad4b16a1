import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import {
  code,
  dateWindow,
  flagParam,
  intParam,
  LanguageField,
  line,
  paging,
  withinPages,
  withinYear,
} from '../fields.ts'
import { Day, Id, Int, Money, Ref, Text, Ts } from '../scalars.ts'
import { ContractKind, Income } from '../shared/contracts.ts'
import { gameCategories } from '../shared/game.ts'
import { AccountBrief } from '../shared/member.ts'
import { pageOf } from '../shared/paging.ts'
import { Bet, BetPlace, betStates, Place, PnlRow, Tx } from '../shared/records.ts'
import { Announcement } from '../shared/site.ts'
import { betSorts, entrySorts, figures, incomeSorts, teamSorts, teamTxGroups } from './figures.ts'

const name = v.pipe(line(64, 1), v.trim())
/** Direct downlines or the whole subtree, of the caller or of an account of the team; `account` is how a name begins. */
const whichAccounts = {
  scope: v.optional(v.picklist(['DIRECT', 'TEAM']), 'TEAM'),
  account: v.optional(name),
  underAccount: v.optional(name),
}

/** The same, and `SELF`: `underAccount` alone. */
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

const IncomeSum = v.object({ items: Int, gross: Money, deducted: Money, net: Money, corrected: Money })

const Sums = v.object({
  ...{ registrations: Int, firstDeposits: Int, active: Int, deposit: Money, withdraw: Money, stake: Money },
  ...{ validBet: Money, payout: Money, winLoss: Money, bonus: Money, commission: Money, net: Money },
})

const PnlOfMember = v.object({
  ...AccountBrief.entries,
  ...PnlRow.entries,
  ...{ deposit: Money, withdraw: Money, registeredAt: Ts },
})

const Downline = v.object({
  ...AccountBrief.entries,
  ...{ balance: Money, teamBalance: Money, members: Int, registeredAt: Ts, lastLoginAt: v.nullable(Ts) },
  ...{ online: v.boolean(), status: v.picklist(['ACTIVE', 'DISABLED']), remark: Text },
})

/** `path` opens the registration of the storefront; `deposited` counts its accounts with a first deposit. */
const RegLink = v.object({
  ...{ id: Id, code: Text, path: Text, type: v.picklist([0, 1]), remark: Text, uses: Int, maxUses: v.nullable(Int) },
  ...{ deposited: Int, expiresAt: v.nullable(Ts), enabled: v.boolean(), createdAt: Ts },
})

export const agentsSchemas = {
  /** Sums are of the window; the figures of `team` are of now. */
  agentOverview: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(v.strictObject({ ...dateWindow }), withinYear()),
    value: v.object({
      asOf: Ts,
      team: v.object({
        ...{ members: Int, agents: Int, players: Int, balance: Money },
        ...{ newToday: Int, activeToday: Int, online: Int },
      }),
      sum: Sums,
      series: v.array(
        v.object({ day: Day, deposit: Money, withdraw: Money, validBet: Money, net: Money, newMembers: Int }),
      ),
      top: v.array(v.object({ account: Text, validBet: Money, winLoss: Money })),
    }),
    errors: [],
  },
  /** The accounts behind a figure of the overview, the greatest first. */
  agentPnl: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        ...whichAccounts,
        ...dateWindow,
        ...paging(),
        figure: v.optional(v.picklist(figures), 'validBet'),
      }),
      withinYear(),
      withinPages(),
    ),
    value: pageOf(PnlOfMember, { summary: Sums, asOf: Ts }),
    errors: ['NOT_FOUND'],
  },
  /** `path` leads from the caller's direct downline to `underAccount`. */
  agentTeam: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        ...whichAccounts,
        ...paging(),
        type: v.optional(v.picklist(['ALL', 'PLAYER', 'AGENT']), 'ALL'),
        /** 1: accounts that are online. */
        online: v.optional(flagParam),
        sort: v.optional(v.picklist(teamSorts), 'account'),
      }),
      withinPages(),
    ),
    value: pageOf(Downline, { path: v.array(AccountBrief) }),
    errors: ['NOT_FOUND'],
  },
  /**
   * Bets of the team. Days are those of the stake; of settled bets alone they are those of the result, as in the daily
   * figures, and the sums are of those figures.
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
        gameCategory: v.optional(v.picklist(['ALL', ...gameCategories]), 'ALL'),
        vassalage: v.optional(code(64), 'ALL'),
        status: v.optional(v.picklist(['ALL', ...betStates]), 'ALL'),
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
        kind: v.optional(v.picklist(['ALL', ...teamTxGroups]), 'ALL'),
        direction: v.optional(v.picklist(['ALL', 'IN', 'OUT']), 'ALL'),
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
  /** What the agent's contracts paid. A period counts on the day of its last instant. */
  agentIncome: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        ...dateWindow,
        ...slices,
        kind: v.optional(v.picklist(['ALL', ...ContractKind.options]), 'ALL'),
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
          kinds: v.array(v.object({ kind: ContractKind, ...IncomeSum.entries })),
        }),
      ),
    }),
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
  /** The caller's own note about an account; an empty one takes it away. */
  noteDownline: {
    origin: 'extension',
    who: 'agent',
    rate: 'w',
    request: v.strictObject({ id: Id, remark: v.pipe(line(140), v.trim()) }),
    value: v.object({ id: Id, remark: Text }),
    errors: ['NOT_FOUND'],
  },
  /** `types`: which accounts the caller's links may create. */
  regLinks: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(v.strictObject({ ...paging() }), withinPages()),
    value: pageOf(RegLink, { types: v.array(v.picklist([0, 1])) }),
    errors: [],
  },
  createRegLink: {
    origin: 'extension',
    who: 'agent',
    rate: 'w',
    request: v.strictObject({
      type: v.picklist([0, 1]),
      maxUses: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000))),
      /** Days until it expires; never without it. */
      days: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(366))),
      remark: v.optional(v.pipe(line(60), v.trim()), ''),
    }),
    value: RegLink,
    errors: ['NOT_ELIGIBLE'],
  },
  setRegLink: {
    origin: 'extension',
    who: 'agent',
    rate: 'w',
    request: v.strictObject({ id: Id, enabled: v.boolean() }),
    value: RegLink,
    errors: ['NOT_FOUND'],
  },
  deleteRegLink: {
    origin: 'extension',
    who: 'agent',
    rate: 'w',
    request: v.strictObject({ id: Id }),
    value: v.object({ id: Id }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Schemas>

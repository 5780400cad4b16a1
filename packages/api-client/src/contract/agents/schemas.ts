import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { dateWindow, flagParam, paging, withinPages, withinYear } from '../fields.ts'
import { Day, Int, Money, Text, Ts } from '../scalars.ts'
import { AccountBrief } from '../shared/member.ts'
import { FileTicket, pageOf } from '../shared/paging.ts'
import { Downline, downlineSchemas } from './downline-schemas.ts'
import { figures, pnlSorts, teamSorts } from './figures.ts'
import { regLinkSchemas } from './link-schemas.ts'
import { teamRecordSchemas } from './record-schemas.ts'
import { whichAccounts } from './which-accounts.ts'
import { hasFigureOfGames, hasSortOfGames, whichGames } from './which-games.ts'

const play = { bets: Int, stake: Money, validBet: Money, payout: Money, winLoss: Money }
const counts = { registrations: Int, firstDeposits: Int, active: Int }
const money = { deposit: Money, withdraw: Money, bonus: Money, commission: Money, net: Money }
const Sums = v.object({ ...counts, ...play, ...money })
/** The figures of a day. */
const Bar = v.object({
  ...{ day: Day, deposit: Money, withdraw: Money, validBet: Money, net: Money, newMembers: Int },
  ...{ winLoss: Money, bonus: Money, firstDeposits: Int },
})
/** A question about some games has the figures of play alone. */
const OfFilter = v.object({ ...play, ...v.partial(v.object({ ...counts, ...money })).entries })
const PnlOfMember = v.object({
  ...{ ...AccountBrief.entries, key: Text, registeredAt: Ts },
  ...{ ...play, ...v.partial(v.object(money)).entries },
})

const figure = v.optional(v.picklist(figures), 'validBet')

const accountFilter = {
  type: v.optional(v.picklist(['ALL', 'PLAYER', 'AGENT']), 'ALL'),
  status: v.optional(v.picklist(['ALL', 'ACTIVE', 'DISABLED']), 'ALL'),
  /** 1: accounts that are online. */
  online: v.optional(flagParam),
}

export const agentsSchemas = {
  /**
   * Sums and `series` are of the window; the figures of `team` are of now. `trend` goes back to seven days where the window
   * has fewer: the bars of the days before it, and the caller's own income on all days.
   */
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
      series: v.array(Bar),
      trend: v.optional(
        v.object({ from: Day, before: v.array(Bar), income: v.array(v.object({ day: Day, amount: Money })) }),
      ),
      top: v.array(v.object({ account: Text, validBet: Money, winLoss: Money })),
    }),
    errors: [],
  },
  /**
   * The accounts behind a figure of the overview, the greatest first unless `sort` says another order. With
   * `gameCategory` or `vassalage`, sums are of those games, the figure is one of play, and counts and money that belong
   * to no game are left out.
   */
  agentPnl: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        ...{ ...whichAccounts, ...dateWindow, ...whichGames, ...paging(), figure },
        sort: v.optional(v.picklist(pnlSorts), 'figure'),
      }),
      withinYear(),
      withinPages(),
      hasFigureOfGames(),
      hasSortOfGames(),
    ),
    value: pageOf(PnlOfMember, { summary: OfFilter, asOf: Ts }),
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
        ...accountFilter,
        sort: v.optional(v.picklist(teamSorts), 'account'),
      }),
      withinPages(),
    ),
    value: pageOf(Downline, { path: v.array(AccountBrief) }),
    errors: ['NOT_FOUND'],
  },
  /**
   * A ticket as of `agentFile`: the accounts behind a figure as rows of `agentPnl`, or accounts of the team as rows of
   * `agentTeam`, ordered by their names.
   */
  agentAccountFile: {
    origin: 'extension',
    who: 'agent',
    rate: 'w',
    request: v.pipe(
      v.strictObject({
        of: v.picklist(['PNL', 'TEAM']),
        ...{ ...whichAccounts, ...dateWindow, ...whichGames, figure, ...accountFilter },
      }),
      withinYear(),
      hasFigureOfGames(),
    ),
    value: FileTicket,
    errors: ['NOT_FOUND'],
  },
  ...teamRecordSchemas,
  ...downlineSchemas,
  ...regLinkSchemas,
} as const satisfies Record<string, Schemas>

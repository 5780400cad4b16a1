import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { dateWindow, flagParam, paging, withinPages, withinYear } from '../fields.ts'
import { Day, Int, Money, Text, Ts } from '../scalars.ts'
import { AccountBrief } from '../shared/member.ts'
import { FileTicket, pageOf } from '../shared/paging.ts'
import { PnlRow } from '../shared/records.ts'
import { Downline, downlineSchemas } from './downline-schemas.ts'
import { figures, teamSorts } from './figures.ts'
import { regLinkSchemas } from './link-schemas.ts'
import { teamRecordSchemas } from './record-schemas.ts'
import { whichAccounts } from './which-accounts.ts'

const Sums = v.object({
  ...{ registrations: Int, firstDeposits: Int, active: Int, deposit: Money, withdraw: Money, stake: Money },
  ...{ validBet: Money, payout: Money, winLoss: Money, bonus: Money, commission: Money, net: Money },
})

const PnlOfMember = v.object({
  ...AccountBrief.entries,
  ...PnlRow.entries,
  ...{ deposit: Money, withdraw: Money, registeredAt: Ts },
})

const figure = v.optional(v.picklist(figures), 'validBet')

const accountFilter = {
  type: v.optional(v.picklist(['ALL', 'PLAYER', 'AGENT']), 'ALL'),
  status: v.optional(v.picklist(['ALL', 'ACTIVE', 'DISABLED']), 'ALL'),
  /** 1: accounts that are online. */
  online: v.optional(flagParam),
}

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
      v.strictObject({ ...whichAccounts, ...dateWindow, ...paging(), figure }),
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
      v.strictObject({ of: v.picklist(['PNL', 'TEAM']), ...whichAccounts, ...dateWindow, figure, ...accountFilter }),
      withinYear(),
    ),
    value: FileTicket,
    errors: ['NOT_FOUND'],
  },
  ...teamRecordSchemas,
  ...downlineSchemas,
  ...regLinkSchemas,
} as const satisfies Record<string, Schemas>

import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { dateWindow, flagParam, line, paging, withinPages, withinYear } from '../fields.ts'
import { Day, Id, Int, Money, Text, Ts } from '../scalars.ts'
import { AccountBrief } from '../shared/member.ts'
import { pageOf } from '../shared/paging.ts'
import { PnlRow } from '../shared/records.ts'
import { figures, teamSorts } from './figures.ts'
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
  ...teamRecordSchemas,
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

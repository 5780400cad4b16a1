import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { line, Secret } from '../fields.ts'
import { Id, Int, MaybeText, Money, Rate, Text, Ts } from '../scalars.ts'
import { ContractKind, ContractStatus } from '../shared/contracts.ts'
import { AccountBrief } from '../shared/member.ts'

const own = { origin: 'extension', who: 'agent' } as const

export const Downline = v.object({
  ...AccountBrief.entries,
  ...{ balance: Money, teamBalance: Money, members: Int, registeredAt: Ts, lastLoginAt: v.nullable(Ts) },
  ...{ online: v.boolean(), status: v.picklist(['ACTIVE', 'DISABLED']), remark: Text, rebate: Rate },
})

/** Accounts of the team, one at a time (contract D9-4, D9-6). */
export const downlineSchemas = {
  /** An account directly below the caller, with the play money of a new player. It must change its password at its first sign-in. */
  createMember: {
    ...own,
    rate: 'w',
    request: v.strictObject({
      username: line(64),
      password: Secret,
      type: v.picklist([0, 1]),
      rebate: v.optional(Rate, '0'),
      nickname: v.optional(v.pipe(line(32), v.trim())),
    }),
    value: AccountBrief,
    errors: ['USERNAME_TAKEN', 'PASSWORD_WEAK', 'NOT_ELIGIBLE', 'DAILY_LIMIT', 'ACCOUNT_DISABLED', 'OVERLOADED'],
  },
  /** One account with its contracts; of its profile only masked contacts. */
  downline: {
    ...own,
    rate: 'r',
    request: v.strictObject({ id: Id }),
    value: v.object({
      ...Downline.entries,
      profile: v.object({ nickname: Text, mobile: MaybeText, email: MaybeText }),
      contracts: v.object(v.entriesFromList(ContractKind.options, v.nullable(ContractStatus))),
      /** Bounds of its rebate; null for an account that is not directly below the caller. */
      rebateRange: v.nullable(v.object({ min: Rate, max: Rate })),
    }),
    errors: ['NOT_FOUND'],
  },
  /** The caller's own note about an account, an empty one removes it; and the rebate of a direct downline. */
  changeDownline: {
    ...own,
    rate: 'w',
    request: v.pipe(
      v.strictObject({ id: Id, remark: v.optional(v.pipe(line(140), v.trim())), rebate: v.optional(Rate) }),
      v.check(({ remark, rebate }) => remark !== undefined || rebate !== undefined, 'nothing to change'),
    ),
    value: v.object({ id: Id, remark: Text, rebate: Rate }),
    errors: ['NOT_FOUND', 'NOT_ELIGIBLE'],
  },
} as const satisfies Record<string, Schemas>

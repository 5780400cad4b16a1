import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { line, paging, withinPages } from '../fields.ts'
import { Id, Int, Rate, Text, Ts } from '../scalars.ts'
import { pageOf } from '../shared/paging.ts'

/**
 * `path` opens the registration of the storefront; `deposited` counts its accounts with a first deposit. `state`: only an
 * open link takes registrations; `enabled` is the switch of its agent.
 */
const RegLink = v.object({
  ...{ id: Id, code: Text, path: Text, type: v.picklist([0, 1]), rebate: Rate },
  ...{ remark: Text, uses: Int, maxUses: v.nullable(Int) },
  ...{ deposited: Int, expiresAt: v.nullable(Ts), enabled: v.boolean(), createdAt: Ts },
  state: v.picklist(['OPEN', 'CLOSED', 'EXPIRED', 'FULL']),
})

/** Links under which accounts register below an agent (contract D9-2, D9-3). */
export const regLinkSchemas = {
  /** `types`: which accounts the caller may create; `maxRebate`: the highest rebate that it may give them. */
  regLinks: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(v.strictObject({ ...paging() }), withinPages()),
    value: pageOf(RegLink, { types: v.array(v.picklist([0, 1])), maxRebate: Rate }),
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
      rebate: v.optional(Rate, '0'),
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

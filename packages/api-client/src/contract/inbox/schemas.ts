import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { flagParam } from '../fields.ts'
import { Int } from '../scalars.ts'

export const inboxSchemas = {
  /** A number, as the specification reads it; with `detail=1` the badges one by one. */
  unreadCount: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({ detail: v.optional(flagParam) }),
    value: v.union([Int, v.object({ message: Int, reward: Int, mission: Int, promo: Int })]),
    errors: [],
  },
} as const satisfies Record<string, Schemas>

import * as v from 'valibot'
import { Int, Text } from '../scalars.ts'

/** Proof of work to solve, as ALTCHA 2 writes it (contract A8.7). */
export const Challenge = v.object({
  parameters: v.object({
    algorithm: Text,
    nonce: Text,
    salt: Text,
    cost: Int,
    keyLength: Int,
    keyPrefix: Text,
    keySignature: v.optional(Text),
    memoryCost: v.optional(Int),
    parallelism: v.optional(Int),
    expiresAt: v.optional(Int),
    data: v.optional(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
  }),
  signature: v.optional(Text),
})

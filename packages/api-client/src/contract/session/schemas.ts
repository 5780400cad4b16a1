import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'

export const sessionSchemas = {
  /** A repeat returns success as well. */
  logout: {
    origin: 'spec',
    rate: 'w',
    request: v.strictObject({}),
    value: v.object({ ended: v.literal(true) }),
    errors: [],
    servedWhen: ['excluded', 'restricted', 'ended', 'closed', 'readOnly'],
  },
} as const satisfies Record<string, Schemas>

import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { line } from '../fields.ts'
import { Int, Text } from '../scalars.ts'
import { LanguageCode } from '../shared/site.ts'
import { Challenge } from './challenge.ts'

/** Public half of a key that payloads are sealed to (contract A8.5). */
const PublicKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: Text,
  y: Text,
  kid: Text,
  use: v.literal('enc'),
  alg: v.literal('ECDH-ES'),
})

/** An `Idempotency-Key` as clients make it (contract A3). */
const IdempotencyKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))

export const systemSchemas = {
  /** The current key first, then the one before it. */
  keys: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({}),
    value: v.object({ keys: v.array(PublicKey) }),
    errors: [],
    cache: { seconds: 300, by: [] },
    servedWhen: ['closed'],
  },
  /** Status of a write whose response was lost; UNKNOWN: nothing was committed under the key. */
  operation: {
    origin: 'extension',
    rate: 'r',
    request: v.strictObject({ key: IdempotencyKey }),
    value: v.object({
      state: v.picklist(['DONE', 'UNKNOWN']),
      status: v.nullable(Int),
      body: v.nullable(v.unknown()),
    }),
    errors: [],
    servedWhen: ['excluded', 'closed'],
  },
  challenge: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({
      purpose: v.picklist(['login', 'register', 'sms', 'email', 'feedback', 'join']),
      path: line(255, 1),
    }),
    value: Challenge,
    errors: [],
  },
  firstLogin: {
    origin: 'extension',
    rate: 'w',
    request: v.strictObject({}),
    value: v.object({ done: v.literal(true) }),
    errors: [],
    servedWhen: ['excluded'],
  },
  updateLanguage: {
    origin: 'extension',
    rate: 'w',
    request: v.strictObject({ language: LanguageCode }),
    value: v.object({ language: LanguageCode }),
    errors: [],
    servedWhen: ['excluded'],
  },
  availablePromo: {
    origin: 'extension',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({
      availablePromo: v.object({ REFERRAL: v.object({ enabled: v.boolean() }) }),
      availablePromoCount: Int,
    }),
    errors: [],
  },
  /** Opens `GET /wps/stream?ticket=`; one use, 30 s. */
  streamTicket: {
    origin: 'extension',
    rate: 'w',
    request: v.strictObject({}),
    value: v.object({ ticket: Text, expiresInSec: Int }),
    errors: [],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>

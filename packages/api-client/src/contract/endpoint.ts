import type * as v from 'valibot'
import type { ErrorCode } from './errors.ts'
import type { Tag } from './tags.ts'

/** Groups of the specification's endpoint table, plus the ones that only added rows live in. */
export type Group =
  | 'login'
  | 'wallet'
  | 'session'
  | 'games'
  | 'lottery'
  | 'home'
  | 'common'
  | 'inbox'
  | 'points'
  | 'help'
  | 'system'
  | 'site'
  | 'account'
  | 'agents'
  | 'chat'
  | 'play'
  | 'cashier'
  | 'contracts'
  | 'protection'
  | 'records'
  | 'security'
  | 'promotions'
  | 'rewards'
  | 'transfers'
  | 'profile'

/** Rate classes of the server contract, A7. */
export type RateClass = 'a' | 's' | 'm' | 'g' | 'w' | 'u' | 'r' | 'p'

export type HumanPurpose = 'login' | 'register' | 'sms' | 'email' | 'feedback' | 'join'

/** Further inputs of a shared response besides its address: the cache varies on them. */
export type SharedBy = 'merchant' | 'language' | 'session'

/** A response that browsers and proxies may keep for `seconds` and share. */
export type PublicCache = { readonly seconds: number; readonly by: readonly SharedBy[] }

/** Situations in which rows are refused, unless they name the situation in `servedWhen`. */
export type Situation =
  /** The session must change its password first (design decision 4). */
  | 'restricted'
  /** The player has excluded themselves: records, withdrawals, player safety and the account itself stay open. */
  | 'excluded'
  /** The session has ended; its owner is still known. */
  | 'ended'
  /** The merchant is under maintenance, or closed for the visitor's region. */
  | 'closed'
  /** The disk is nearly full, so that no write is taken. */
  | 'readOnly'

/** When a row with a human check requires the proof. Without it the row always does. */
export type HumanWhen = 'byName' | 'signedOut'

/** When a browser loads the row: for the first view of any page, with the first lazy chunk, with a page of a centre. */
export type View = 'first' | 'lazy' | 'centre'

/** A strict object, bare or with checks across its fields piped after it. */
export type RequestSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> & {
  readonly type: 'strict_object'
  readonly entries: v.ObjectEntries
}
export type ValueSchema = v.GenericSchema

export type Endpoint = {
  kind: 'query' | 'mutation'
  group: Group
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:name` marks a segment that is filled from the request field of that name. */
  path: `/${string}`
  /** T: a session token is required. */
  token: boolean
  /** A T row that also works without a token, with the public part (design decision 2). */
  anonymous?: true
  /** The response differs between visitors, members and agents: a token is sent and read where there is one. */
  audience?: true
  /** The session of the token ends with this call; the client makes no other call with that token. */
  endsSession?: true
  /** E: the body travels as a JWE to the gateway's published key. */
  sealed: boolean
  /** `spec`: a row of the specification's table. `extension`: added here. */
  origin: 'spec' | 'extension'
  /** I: the caller sends an `Idempotency-Key`. */
  idempotent?: true
  /** R: real accounts only. A: agent types only. */
  who?: 'real' | 'agent'
  /** H: the body contains `altcha`, a solved proof of work for this purpose. */
  human?: HumanPurpose
  /** `byName`: only for a login by user name. `signedOut`: only without a session. */
  humanWhen?: HumanWhen
  /** Body encoding when it is not JSON. */
  encoding?: 'form'
  rate: RateClass
  request: RequestSchema
  value: ValueSchema
  errors: readonly ErrorCode[]
  tags: readonly Tag[]
  /** Only on reads that are the same for all who share them; every other response is `no-store`. */
  cache?: PublicCache
  servedWhen?: readonly Situation[]
  /** A read that an open page repeats by itself: it shows presence, and does not put off the end of an idle session. */
  heartbeat?: true
  /** Seconds that a browser keeps the response after its last reader; by default RTK Query's minute. */
  lifetime?: number
  view: View
}

/** The half of a row that a browser needs to make the call; it ships in the entry bundle. */
export type Route = Pick<
  Endpoint,
  | 'kind'
  | 'method'
  | 'path'
  | 'token'
  | 'anonymous'
  | 'audience'
  | 'endsSession'
  | 'sealed'
  | 'idempotent'
  | 'encoding'
  | 'tags'
  | 'lifetime'
>

/** The server half: schemas, errors, limits and caching. Servers and tests read it; types infer from it. */
export type Schemas = Omit<Endpoint, keyof Route | 'group' | 'view'>

export type Table = Record<string, Endpoint>
/** Arguments of a call. */
export type Input<E extends Endpoint> = v.InferInput<E['request']>
/** Input of a handler after parsing. */
export type Parsed<E extends Endpoint> = v.InferOutput<E['request']>
/** The `value` of a response. */
export type Value<E extends Endpoint> = v.InferOutput<E['value']>

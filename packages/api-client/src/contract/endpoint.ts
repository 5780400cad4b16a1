import type * as v from 'valibot'
import type { ErrorCode } from './errors.ts'

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
  | 'chat'
  | 'play'

/**
 * What a cached answer is about; a mutation that names a tag makes the queries behind it refetch.
 * `Session` is on every T query by itself; whoever stored or dropped a token invalidates it.
 */
export type Tag =
  | 'Session'
  | 'Balance'
  | 'Allowance'
  | 'Member'
  | 'Games'
  | 'Favourites'
  | 'Recent'
  | 'Site'
  | 'Inbox'
  | 'Points'
  | 'Missions'
  | 'Contracts'
  | 'Sessions'
  | 'Promotions'
  | 'Chat'
  | 'Play'

/** Rate classes of the server contract, A7. */
export type RateClass = 'a' | 's' | 'm' | 'g' | 'w' | 'u' | 'r' | 'p'

export type HumanPurpose = 'login' | 'register' | 'sms' | 'email' | 'feedback' | 'join'

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
  /** A T row that also answers without a token, with the public part (design decision 2). */
  anonymous?: true
  /** The answer differs between visitors, members and agents: a token is sent and read where there is one. */
  audience?: true
  /** E: the body travels as a JWE to the gateway's published key. */
  sealed: boolean
  /** `spec`: a row of the specification's table. `extension`: added here. */
  origin: 'spec' | 'extension'
  /** I: the caller sends an `Idempotency-Key`. */
  idempotent?: true
  /** R: real accounts only. A: agent types only. */
  who?: 'real' | 'agent'
  /** H: the body carries `altcha`, a solved proof of work for this purpose. */
  human?: HumanPurpose
  /** Body encoding when it is not JSON. */
  encoding?: 'form'
  rate: RateClass
  request: RequestSchema
  value: ValueSchema
  errors: readonly ErrorCode[]
  tags: readonly Tag[]
}

/** The half of a row that a browser needs to make the call; it ships in the entry bundle. */
export type Route = Pick<
  Endpoint,
  'kind' | 'method' | 'path' | 'token' | 'anonymous' | 'audience' | 'sealed' | 'idempotent' | 'encoding' | 'tags'
>

/** The other half: what is asked, answered, refused and limited. Servers and tests read it, types infer from it. */
export type Terms = Omit<Endpoint, keyof Route | 'group'>

export type Table = Record<string, Endpoint>
/** What a caller passes in. */
export type Input<E extends Endpoint> = v.InferInput<E['request']>
/** What a handler receives after parsing. */
export type Parsed<E extends Endpoint> = v.InferOutput<E['request']>
/** What the row answers in `value`. */
export type Value<E extends Endpoint> = v.InferOutput<E['value']>

import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { Endpoint, Parsed, Table, Value } from './endpoint.ts'
import type { AccountType } from './shared/member.ts'

/** The signed-in account behind a request. */
export type Caller = {
  sessionId: string
  memberId: string
  merchant: string
  type: AccountType
  /** Only password change and log-out pass (design decision 4). */
  restricted: boolean
  /** Excluded by own decision: only rows that name the situation `excluded` pass. `until` null: for good. */
  excluded: { until: string | null } | null
  /** Registered within the last 7 days; decides which announcements and banners the account reads. */
  isNew: boolean
}

/** Facts of a request that handlers may use. */
export type RequestFacts = {
  merchant: string
  language: LanguageCode
  ip: string
  host: string
  traceId: string
  /** Set on idempotent rows. */
  idempotencyKey: string | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
}

type CallerOf<E extends Endpoint> = E extends { token: true; anonymous?: never } ? Caller : Caller | null
type FactsOf<E extends Endpoint> = E extends { idempotent: true }
  ? RequestFacts & { idempotencyKey: string }
  : RequestFacts

export type Call<E extends Endpoint> = { input: Parsed<E>; caller: CallerOf<E>; request: FactsOf<E> }

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Value<E>>

/** Total map over the rows of a table: leave one out and it does not compile. */
export type Handlers<T extends Table> = { [K in keyof T]: Handler<T[K]> }

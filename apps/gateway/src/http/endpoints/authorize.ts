import { AppError, type Caller, type Endpoint, isServed, type RequestFacts } from '@boardwalk/api-client/contract'
import type { Deps } from '../../deps.ts'
import { authenticate } from '../../session/authenticate.ts'
import { readToken } from '../../session/tokens.ts'
import type { UnknownTokens } from './unknown-tokens.ts'

/** The caller of a row, or the refusal: no token, ended session, wrong kind of account. */
export async function authorize(
  deps: Deps & { unknownTokens: UnknownTokens },
  row: Endpoint,
  { headers, merchant, ip }: Pick<RequestFacts, 'headers' | 'merchant' | 'ip'>,
): Promise<Caller | null> {
  // A public read never looks at a token, so that it costs no query and may be cached.
  if (!row.token && !row.audience && row.kind === 'query') return null
  const header = typeof headers.authorization === 'string' ? headers.authorization : undefined
  const hasToken = readToken(header) !== null
  if (hasToken) deps.unknownTokens.check(ip)
  const identity = await authenticate(deps, header, merchant, row.heartbeat)
  if (identity.kind === 'none') {
    if (hasToken) deps.unknownTokens.count(ip)
    if (row.token && !row.anonymous) throw new AppError('AUTH_REQUIRED')
    return null
  }
  if (identity.kind === 'ended' && !isServed(row, 'ended')) {
    if (row.token) throw new AppError('SESSION_EXPIRED', { reason: identity.reason })
    return null
  }
  const { caller } = identity
  if (caller.restricted && !isServed(row, 'restricted')) {
    if (row.token && !row.anonymous) throw new AppError('FORBIDDEN', null, 'the password must be changed first')
    return null
  }
  if (caller.excluded && !isServed(row, 'excluded')) {
    if (row.token && !row.anonymous) throw new AppError('RG_EXCLUDED', caller.excluded)
    return null
  }
  checkKind(row, caller)
  return caller
}

/** Flags R and A of contract A8.4. */
function checkKind(row: Endpoint, { type }: Caller): void {
  if (row.who === 'real') {
    if (type === 4) throw new AppError('TRIAL_FORBIDDEN')
    if (type === 42) throw new AppError('FORBIDDEN')
  }
  if (row.who === 'agent') {
    if (type === 0 || type === 4) throw new AppError('AGENT_ONLY')
    if (type === 42 && row.kind === 'mutation') throw new AppError('FORBIDDEN')
  }
}

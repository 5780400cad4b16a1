import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { type Answer, type ApiContext, type ApiError, clientError, type Meta } from './context.ts'
import type { Route } from './contract/endpoint.ts'
import type { EndpointName } from './contract/endpoints.ts'
import { endpointRegistry } from './endpoint-registry.ts'
import { type RequestInput, toTarget } from './request.ts'
import { pause, waitBefore } from './retry.ts'
import { type Reply, send, timeoutOf } from './send.ts'
import { giveBack, tokenFor } from './token.ts'

export type ApiCall = { name: EndpointName; input: RequestInput }
export type BaseQuery = BaseQueryFn<ApiCall, unknown, ApiError, object, Meta>

/** The caller's key for this write (contract A9); travels as a header, never in the body. */
const splitKey = ({ idempotent }: Route, input: RequestInput): { key: string | null; fields: RequestInput } => {
  if (!idempotent) return { key: null, fields: input }
  const { idempotencyKey, ...fields } = input
  return { key: String(idempotencyKey), fields }
}

/** Headers of a call to the gateway. */
export const headersOf = (
  context: ApiContext,
  token: string | null,
  key: string | null,
  contentType: string | null,
) => ({
  'X-Merchant': context.merchantCode,
  'X-Language': context.getLanguage(),
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(key && { 'Idempotency-Key': key }),
  ...(contentType && { 'Content-Type': contentType }),
})

/** One try of a call; a sealed row fetches its machinery when it is first used. */
const attempt = async (
  context: ApiContext,
  route: Route,
  input: RequestInput,
  token: string | null,
  signal: AbortSignal,
) => {
  const { key, fields } = splitKey(route, input)
  const { path, search, body, contentType } = toTarget(route, fields)
  const init = { method: route.method, headers: headersOf(context, token, key, contentType) }
  const limits = { signal, timeoutMs: timeoutOf(route.kind) }
  const post = (text: string | null) => send(context, `${path}${search}`, { ...init, body: text }, limits)
  if (!route.sealed) return post(body)
  const sealed = await import('./sealed/index.ts').catch(() => null)
  return sealed ? sealed.sendSealed(context, path, body ?? '{}', signal, post) : { answer: clientError('NETWORK') }
}

/** Reads are retried. Writes are sent once (contract A9). */
const persist = async (
  route: Route,
  signal: AbortSignal,
  run: () => Promise<Omit<Reply, 'retryAfterMs'> & Partial<Reply>>,
) => {
  for (let retry = 1; ; retry++) {
    const { answer, retryAfterMs = null } = await run()
    if (!('error' in answer) || route.kind === 'mutation') return answer
    const wait = waitBefore(retry, answer.error, retryAfterMs)
    if (wait === null || signal.aborted) return answer
    await pause(wait, signal)
  }
}

/** Reports a closed platform, or the refusal of the token that is still in use. */
const reportRefusal = (context: ApiContext, token: string | null, { error }: { error: ApiError }) => {
  const { code } = error
  if (code === 'MAINTENANCE' || code === 'REGION_BLOCKED') context.onClosed?.()
  if (code !== 'AUTH_REQUIRED' && code !== 'SESSION_EXPIRED') return
  if (context.getToken() === token) context.onUnauthenticated?.(code)
}

/** In development every value is checked against its row; production trusts the gateway, which did the same. */
const checked = async (name: EndpointName, answer: Answer): Promise<Answer> => {
  if (!import.meta.env.DEV || 'error' in answer) return answer
  const { conform } = await import('./conform.ts')
  return conform(name, answer)
}

/** Performs a row's call. Resolves to data or a coded error; never throws. */
export const baseQuery: BaseQuery = async ({ name, input }, { signal, extra }) => {
  // A call is made of a loaded row only.
  const route = endpointRegistry[name] as Route
  const context = extra as ApiContext
  const token = tokenFor(context, route)
  if (route.token && !route.anonymous && !token) return clientError('AUTH_REQUIRED')
  if (route.endsSession && token) giveBack(context, token)
  const answer = await persist(route, signal, () => attempt(context, route, input, token, signal))
  if ('error' in answer) reportRefusal(context, token, answer)
  return checked(name, answer)
}

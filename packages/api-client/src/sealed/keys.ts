import { type ApiContext, type ApiError, clientError } from '../context.ts'
import type { Value } from '../contract/endpoint.ts'
import type { Endpoints } from '../contract/endpoints.ts'
import { lazySystemRoutes } from '../contract/system/lazy-routes.ts'
import { send, timeoutOf } from '../send.ts'

type PublicKey = Value<Endpoints['keys']>['keys'][number]

/** The gateway's key, and how far its clock is ahead of ours. */
export type SealingKey = { key: PublicKey; clockAheadMs: number }

const cached = new WeakMap<ApiContext, SealingKey>()

const isKeySet = (value: unknown): value is { keys: [PublicKey, ...PublicKey[]] } => {
  const keys = (value as { keys?: unknown } | null)?.keys
  return Array.isArray(keys) && typeof keys[0]?.kid === 'string'
}

/**
 * The key to seal to, fetched once per store; `isFresh` fetches it again, after a rotation. Never from the browser's
 * cache: a response cached there for minutes would pass its old time for the gateway's.
 */
export const sealingKey = async (
  context: ApiContext,
  signal: AbortSignal,
  isFresh: boolean,
): Promise<SealingKey | { error: ApiError }> => {
  const known = cached.get(context)
  if (known && !isFresh) return known
  const { answer } = await send(
    context,
    lazySystemRoutes.keys.path,
    { headers: { 'X-Merchant': context.merchantCode }, cache: 'reload' },
    { signal, timeoutMs: timeoutOf('query') },
  )
  if ('error' in answer) return answer
  if (!isKeySet(answer.data)) return clientError('BAD_RESPONSE', 'no keys')
  const ahead = Date.parse(answer.meta?.serverTime ?? '') - Date.now()
  const fetched = { key: answer.data.keys[0], clockAheadMs: Number.isNaN(ahead) ? 0 : ahead }
  cached.set(context, fetched)
  return fetched
}

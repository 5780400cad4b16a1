import { type Answer, type ApiContext, type ApiError, clientError } from '../context.ts'
import { sealingKey } from './keys.ts'
import { seal } from './seal.ts'

type Sealed = { body: string } | { error: ApiError }

const sealOnce = async (
  context: ApiContext,
  path: string,
  json: string,
  signal: AbortSignal,
  isFresh: boolean,
): Promise<Sealed> => {
  const key = await sealingKey(context, signal, isFresh)
  if ('error' in key) return key
  const jwe = await seal(json, path, key).catch(() => null)
  return jwe === null ? clientError('BAD_RESPONSE', 'unusable key') : { body: JSON.stringify({ jwe }) }
}

/**
 * Sends `json` sealed. A refused seal (DECRYPT_FAILED: rotated key, wrong clock) had no effect on the server,
 * so it is sealed with newly fetched keys and sent again.
 */
export const sendSealed = async <R extends { answer: Answer }>(
  context: ApiContext,
  path: string,
  json: string,
  signal: AbortSignal,
  post: (body: string) => Promise<R>,
): Promise<R | { answer: Answer }> => {
  const first = await sealOnce(context, path, json, signal, false)
  if (!('body' in first)) return { answer: first }
  const reply = await post(first.body)
  if (!('error' in reply.answer) || reply.answer.error.code !== 'DECRYPT_FAILED') return reply
  const second = await sealOnce(context, path, json, signal, true)
  return 'body' in second ? post(second.body) : { answer: second }
}

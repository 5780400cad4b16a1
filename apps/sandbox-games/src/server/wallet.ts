import { createHash, createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'

/** Statuses of the seamless wallet that the game distinguishes. */
export const Answer = v.object({
  status: v.string(),
  /** The operator's reference; null when nothing moved. */
  opRef: v.optional(v.nullable(v.string())),
  balance: v.optional(v.string()),
  player: v.optional(v.string()),
  session: v.optional(v.string()),
  currency: v.optional(v.string()),
  language: v.optional(v.string()),
  engine: v.optional(v.string()),
  theme: v.optional(v.string()),
  gameCode: v.optional(v.string()),
  demo: v.optional(v.boolean()),
  minStake: v.optional(v.nullable(v.string())),
  maxStake: v.optional(v.nullable(v.string())),
})
export type Answer = v.InferOutput<typeof Answer>

/** `unknown`: no answer, or a 5xx; the call may or may not have taken effect. */
export type Reply = { kind: 'answer'; answer: Answer } | { kind: 'unknown'; reason: string }

export type Wallet = { call(operator: string, action: string, body: Record<string, unknown>): Promise<Reply> }

type Options = { walletUrl: string; secret: string; fetch?: typeof fetch; timeoutMs?: number }

const base = '/cb/gw/v1/'

/** Each operator's own secret, from the master secret. */
export const operatorSecret = (master: string, operator: string) =>
  createHmac('sha256', master).update(operator).digest('base64url')

/** Signed calls of the seamless-wallet API: HMAC over time, nonce, method, path and the hash of the raw body. */
export function createWallet({ walletUrl, secret, fetch: send = fetch, timeoutMs = 3_000 }: Options): Wallet {
  const secretOf = (operator: string) => operatorSecret(secret, operator)
  return {
    async call(operator, action, body) {
      const path = `${base}${action}`
      const raw = JSON.stringify({ requestId: randomUUID(), ...body })
      const headers = sign(secretOf(operator), `sbx.${operator}`, path, raw)
      try {
        const reply = await send(new URL(path, walletUrl), {
          method: 'POST',
          headers,
          body: raw,
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (reply.status >= 500) return { kind: 'unknown', reason: `HTTP ${reply.status}` }
        const parsed = v.safeParse(Answer, await reply.json())
        if (!parsed.success) return { kind: 'answer', answer: { status: `HTTP_${reply.status}` } }
        return { kind: 'answer', answer: parsed.output }
      } catch (error) {
        return { kind: 'unknown', reason: error instanceof Error ? error.name : 'failed' }
      }
    },
  }
}

/** Headers of a signed call (contract E1). */
export function sign(
  secret: string,
  provider: string,
  path: string,
  raw: string,
  { timestamp = String(Date.now()), nonce = randomUUID() }: { timestamp?: string; nonce?: string } = {},
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-provider': provider,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signatureOf(secret, { timestamp, nonce, path, raw }),
  }
}

type Signed = { timestamp: string; nonce: string; path: string; raw: string | Uint8Array }

/** HMAC of a POST, in either direction. */
export function signatureOf(secret: string, { timestamp, nonce, path, raw }: Signed): string {
  const hash = createHash('sha256').update(raw).digest('hex')
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.POST.${path}.${hash}`).digest('base64url')
}

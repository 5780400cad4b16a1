import { randomUUID } from 'node:crypto'
import { callbackSecret, signatureOf } from '../../src/callbacks/signature.ts'
import { provider } from './seat.ts'
import type { Reply } from './table.ts'

/** Final words of the gateway, or `null` when the outcome is unknown: no answer, a broken one, or a 5xx. */
export type Send = (origin: string, action: string, body: Record<string, unknown>) => Promise<Reply | null>

/** A vendor's side of the wire: signs every attempt again. */
export function signedSender(secret: string): Send {
  const own = callbackSecret(secret, 'walogm')
  return async (origin, action, body) => {
    const path = `/cb/gw/v1/${action}`
    const raw = JSON.stringify(body)
    const [timestamp, nonce] = [String(Date.now()), randomUUID()]
    const headers = {
      'content-type': 'application/json',
      'x-provider': provider,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signatureOf(own, { timestamp, nonce, method: 'POST', path, body: Buffer.from(raw) }),
    }
    try {
      const signal = AbortSignal.timeout(3_000)
      const reply = await fetch(`${origin}${path}`, { method: 'POST', headers, body: raw, signal })
      return reply.status === 200 ? ((await reply.json()) as Reply) : null
    } catch {
      return null
    }
  }
}

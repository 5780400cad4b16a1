import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** Secret of one provider and merchant, derived from the engine's base secret. */
export const callbackSecret = (base: string, merchant: string): string =>
  createHmac('sha256', base).update(merchant).digest('base64url')

type Signed = { timestamp: string; nonce: string; method: string; path: string; body: Uint8Array }

/** base64url HMAC-SHA-256 over time, nonce, method, path and the hash of the raw body (contract E1). */
export function signatureOf(secret: string, { timestamp, nonce, method, path, body }: Signed): string {
  const text = `${timestamp}.${nonce}.${method}.${path}.${hash('sha256', body)}`
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** Whether one of the valid secrets made the signature; every secret is tried, in constant time each. */
export function isSigned(secrets: readonly string[], signed: Signed, signature: string): boolean {
  const given = Buffer.from(signature)
  let matches = false
  for (const secret of secrets) {
    const wanted = Buffer.from(signatureOf(secret, signed))
    if (wanted.length === given.length && timingSafeEqual(wanted, given)) matches = true
  }
  return matches
}

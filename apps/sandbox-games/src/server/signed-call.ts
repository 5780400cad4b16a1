import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { operatorSecret, signatureOf } from './wallet.ts'

const toleranceMs = 60_000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isLoopback = (ip: string | undefined) => /^(127\.|::1$|::ffff:127\.)/.test(ip ?? '')

/**
 * The operator that signed a call to the vendor, by the scheme of the vendor's own calls; null when any check fails. It
 * must come from this machine, not passed on by a proxy. Nonces are not kept: a repeat within a minute only reads again.
 */
export function signerOf({ headers, socket, url, body }: FastifyRequest, secret: string, nowMs: number): string | null {
  const header = (name: string) => String(headers[name] ?? '')
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  if (isForwarded || !isLoopback(socket.remoteAddress)) return null
  const operator = /^sbx\.([\w-]{1,32})$/.exec(header('x-provider'))?.[1]
  const [timestamp, nonce] = [header('x-timestamp'), header('x-nonce')]
  if (!operator || !uuid.test(nonce) || !isRecent(timestamp, nowMs)) return null
  const raw = Buffer.isBuffer(body) ? body : ''
  const wanted = Buffer.from(signatureOf(operatorSecret(secret, operator), { timestamp, nonce, path: url, raw }))
  const given = Buffer.from(header('x-signature'))
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? operator : null
}

const isRecent = (timestamp: string, nowMs: number) =>
  /^\d{13}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp)) <= toleranceMs

import { randomBytes, randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { signatureOf } from '../src/callbacks/signature.ts'
import { gameCode, provider, type TestPlayer } from '../test/money/seat.ts'

export type Measured = { rate: number; p50: number; p99: number; failed: number }
type Shot = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
type Load = { origin: string; seconds: number; connections?: number; next: () => Shot }

/** Drives one address as fast as it answers; a status other than 200 counts as failed. */
export async function fire({ origin, seconds, connections = 16, next }: Load): Promise<Measured> {
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...next() })
  const result = await autocannon({ url: origin, connections, duration: seconds, requests: [{ setupRequest }] })
  const failed = result.non2xx + result.errors + result.timeouts
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, failed }
}

/** A signed bet of 0.01 by the next player; every one is a new bet. */
export function betShots(players: TestPlayer[], secret: string, path: string): () => Shot {
  let made = 0
  return () => {
    const { player, session } = players[made++ % players.length] as TestPlayer
    const txId = randomBytes(9).toString('base64url')
    const raw = JSON.stringify({ txId, roundId: txId, player, session, gameCode, currency: 'TLB', amount: '0.01' })
    const [timestamp, nonce] = [String(Date.now()), randomUUID()]
    const signature = signatureOf(secret, { timestamp, nonce, method: 'POST', path, body: Buffer.from(raw) })
    const headers = {
      'content-type': 'application/json',
      'x-provider': provider,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    }
    return { method: 'POST', path, headers, body: raw }
  }
}

export const reads =
  (path: string, headers: Record<string, string> = {}): (() => Shot) =>
  () => ({ method: 'GET', path, headers })

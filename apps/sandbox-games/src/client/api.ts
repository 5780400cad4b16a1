import type { RoundRecord } from '../kernel/record.ts'

export type Opened = {
  bearer: string
  sessionId: string
  balance: string
  currency: string
  language: string
  commitment: string
  engine: string
  theme: string
  gameCode: string
  demo: boolean
  stakes: readonly string[]
  left?: LeftRounds
}

/** State of earlier launches: a running round, and the sum of rounds whose result was not shown. */
export type LeftRounds = {
  running: { roundId: string; running: true; view: unknown; elapsedMs: number; stake: string; bet: unknown } | null
  ended: { rounds: number; cost: string; payout: string } | null
}

/** `code` is the server's, or `NETWORK` when no answer came. */
export class CallError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export async function call<T>(path: string, bearer: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {}
  if (bearer) headers.authorization = `Bearer ${bearer}`
  if (body) headers['content-type'] = 'application/json'
  const reply = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  if (!reply) throw new CallError('NETWORK')
  const value = (await reply.json().catch(() => ({}))) as T & { code?: string }
  if (!reply.ok) throw new CallError(value.code ?? 'INTERNAL')
  return value
}

export const open = (launch: { launchToken: string; merchant: string; game: string }) =>
  call<Opened>('/api/open', null, launch)

export const pastRounds = (bearer: string) =>
  call<{ rounds: RoundRecord[]; nextCommitment: string }>('/api/rounds', bearer)

/** Repeats calls with an id: a call whose answer is lost is repeated, and money moves once. */
export async function callAgain<T>(path: string, bearer: string, body?: unknown): Promise<T> {
  for (const wait of [500, 1500, 4000, null]) {
    try {
      return await call<T>(path, bearer, body)
    } catch (error) {
      const repeatable = error instanceof CallError && (error.code === 'NETWORK' || error.code === 'ROUND_RUNNING')
      if (!repeatable || wait === null) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  throw new CallError('NETWORK')
}

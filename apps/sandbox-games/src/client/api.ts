import type { Round } from '../engine/round.ts'
import type { StakeChoice } from '../engine/stakes.ts'

export type Opened = {
  bearer: string
  sessionId: string
  balance: string
  currency: string
  language: string
  commitment: string
}
export type CheckableRound = {
  roundId: string
  stake: string
  payout: string
  round: Round
  seed: string
  clientSeed: string
  commitment: string
  at: string
}
export type SpinAnswer = CheckableRound & { balance: string | null; nextCommitment: string }

/** `code` is the server's, or `NETWORK` when no answer came. */
export class CallError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

async function call<T>(path: string, bearer: string | null, body?: unknown): Promise<T> {
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
  call<{ rounds: CheckableRound[]; nextCommitment: string }>('/api/rounds', bearer)

export type SpinOrder = { spinId: string; stake: StakeChoice; clientSeed: string }

/** A spin whose answer is lost is asked for again under the same id, so it is staked once. */
export async function spin(bearer: string, order: SpinOrder): Promise<SpinAnswer> {
  for (const wait of [500, 1500, 4000, null]) {
    try {
      return await call<SpinAnswer>('/api/spin', bearer, order)
    } catch (error) {
      const repeatable = error instanceof CallError && (error.code === 'NETWORK' || error.code === 'ROUND_RUNNING')
      if (!repeatable || wait === null) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  throw new CallError('NETWORK')
}

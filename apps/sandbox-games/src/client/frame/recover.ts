import { CallError, call } from '../api.ts'
import type { Running, Settled } from '../kit.ts'

/** Result of an order whose answer was lost: the round, or the code of its refusal. */
export type Found = Settled | Running | { code: string }

const askAgainMs = 2_000
const unanswered = new Set(['NETWORK', 'ROUND_RUNNING', 'INTERNAL'])

/** Polls an order whose answer was lost until the server answers. `isWanted` ends it early. */
export async function recoverOrder(bearer: string, roundId: string, isWanted: () => boolean): Promise<Found | null> {
  while (isWanted()) {
    try {
      return await call<Settled | Running>(`/api/order?roundId=${encodeURIComponent(roundId)}`, bearer)
    } catch (error) {
      const code = error instanceof CallError ? error.code : 'INTERNAL'
      if (!unanswered.has(code)) return { code }
    }
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
  return null
}

import type { Endpoints, Value } from '@boardwalk/api-client'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']
type ServedChallenge = Value<Endpoints['challenge']>

const MOST_LANES = 4

/**
 * Finds the hidden number of the challenge. Web Crypto derives keys outside the main thread, so the page stays
 * responsive without a worker of ours; a few parallel lanes use the available cores.
 */
export async function solve(served: ServedChallenge) {
  // Both types describe the same JSON; theirs forbids a key that is present and undefined, which JSON cannot contain.
  const challenge = served as Challenge
  const lanes = Math.min(MOST_LANES, Math.max(1, navigator.hardwareConcurrency || 1))
  const controller = new AbortController()
  const run = async (lane: number) => {
    const solution = await solveChallenge({ challenge, controller, counterStart: lane, counterStep: lanes, deriveKey })
    if (!solution) throw new Error('No solution in time')
    return solution
  }
  try {
    return await Promise.any(Array.from({ length: lanes }, (_, lane) => run(lane)))
  } finally {
    controller.abort()
  }
}

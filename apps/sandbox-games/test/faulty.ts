import { createServed, type Wired } from '../src/server/served.ts'
import { openGame, sessionOf } from '../src/server/sessions.ts'
import type { Answer, Reply, Wallet } from '../src/server/wallet.ts'

export const answer = (over: Partial<Answer> = {}): Reply => ({
  kind: 'answer',
  answer: { status: 'OK', balance: '100.00', ...over },
})
export const lost: Reply = { kind: 'unknown', reason: 'TimeoutError' }

/** A wallet with a configured answer per action; OK for all others. */
export function scriptedWallet(session: Partial<Answer> = {}) {
  const calls: string[] = []
  const bodies: Record<string, unknown>[] = []
  const replies: Record<string, (() => Reply)[]> = {}
  const opened = answer({ player: 'p1', session: 's1', currency: 'TLB', language: 'EN', ...session })
  const wallet: Wallet = {
    call: async (_, action, body) => {
      calls.push(action)
      bodies.push({ action, ...body })
      return replies[action]?.shift()?.() ?? (action === 'authenticate' ? opened : answer())
    },
  }
  return { wallet, calls, bodies, replies }
}

/** Everything that serves games, and a player's open session. */
export async function start(wired: Wired) {
  const served = createServed(wired)
  const { game, session } = await sitDown(served, wired.wallet)
  return { ...served, game, session }
}

export async function sitDown(served: ReturnType<typeof createServed>, wallet: Wallet) {
  const game = await openGame(served.parts, wallet, { merchant: 'walogm', launchToken: 'token', game: 'g1' })
  return { game, session: sessionOf(served.parts.store, game.bearer) }
}

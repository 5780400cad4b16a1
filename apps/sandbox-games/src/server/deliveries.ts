import type { RoundRow, Store } from './store.ts'
import type { Wallet } from './wallet.ts'

/** Waits between tries of a call that must arrive: 0.5 s doubling to 60 s, ±20 %. */
const waitBefore = (attempt: number) => Math.min(500 * 2 ** attempt, 60_000) * (0.8 + Math.random() * 0.4)

/** Words of the wallet that end a delivery well. */
const settledBy = new Set(['OK', 'ROUND_CLOSED', 'ALREADY_SETTLED', 'ROLLED_BACK'])
/** Repeating these would never help. What is in neither set is repeated. */
const refusedBy = new Set(['DUP_MISMATCH', 'BAD_REQUEST', 'CURRENCY_MISMATCH', 'SESSION_INVALID', 'GAME_UNKNOWN'])
const patienceMs = 24 * 3_600_000

/**
 * Calls that the wallet must hear until it answers: the win of a confirmed stake, the rollback of a stake whose
 * answer was lost. `settle` tries once now and goes on in the background.
 */
export function createDeliveries(store: Store, wallet: Wallet) {
  const timers = new Map<string, NodeJS.Timeout>()
  let stopped = false

  const send = async (round: RoundRow) => {
    const session = store.sessionById(round.sessionId)
    if (!session) return true
    const undo = round.state === 'UNDOING'
    const reply = await wallet.call(session.operator, undo ? 'rollback' : 'win', {
      txId: `${round.id}:${undo ? 'undo' : 'win'}`,
      refTxId: `${round.id}:bet`,
      roundId: round.id,
      player: session.player,
      session: session.walletSession,
      gameCode: session.gameCode,
      currency: session.currency,
      at: new Date().toISOString(),
      ...(undo ? {} : { amount: round.payout, closed: true }),
    })
    const { status, balance = null } = reply.kind === 'answer' ? reply.answer : { status: reply.reason }
    if (reply.kind === 'answer' && settledBy.has(status)) {
      store.move(round.id, undo ? 'UNDONE' : 'SETTLED', status, balance)
      return true
    }
    const isOver = reply.kind === 'answer' && refusedBy.has(status)
    if (!isOver && Date.now() - Date.parse(round.at) < patienceMs) return false
    store.move(round.id, undo ? 'UNDO_STUCK' : 'WIN_STUCK', status)
    return true
  }

  const settle = async (id: string, attempt = 0): Promise<boolean> => {
    timers.delete(id)
    const round = store.round(id)
    if (stopped || !round || (round.state !== 'STAKED' && round.state !== 'UNDOING')) return true
    if (await send(round)) return true
    if (!stopped)
      timers.set(
        id,
        setTimeout(() => void settle(id, attempt + 1), waitBefore(attempt)),
      )
    return false
  }

  return {
    settle,
    /** After a restart: a stake without an answer is undone, everything owed is delivered. */
    resume() {
      for (const round of store.openRounds()) {
        if (round.state === 'PLACED') store.takeBack(round, 'UNDOING', 'RESTARTED')
        void settle(round.id)
      }
    },
    stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
export type Deliveries = ReturnType<typeof createDeliveries>

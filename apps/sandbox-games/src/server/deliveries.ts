import type { Confirmations } from './confirmations.ts'
import { fireAndForget } from './fire-and-forget.ts'
import type { Money } from './money.ts'
import type { PlaySession, Wager } from './store/rows.ts'
import type { Store } from './store/store.ts'
import type { Answer } from './wallet.ts'

/** Waits between tries of a call that must arrive: 0.5 s doubling to 60 s, ±20%. */
const waitBefore = (attempt: number) => Math.min(500 * 2 ** attempt, 60_000) * (0.8 + Math.random() * 0.4)

/** Words of the wallet that end a delivery well. */
const settledBy = new Set(['OK', 'ROUND_CLOSED', 'ALREADY_SETTLED', 'ROLLED_BACK'])
/** Final errors, not retried. Statuses in neither set are retried. */
const refusedBy = new Set(['DUP_MISMATCH', 'BAD_REQUEST', 'CURRENCY_MISMATCH', 'SESSION_INVALID', 'GAME_UNKNOWN'])
/** About 24 h of tries, a minute apart at most; the time before the first one, such as until a far draw, is not counted. */
const maxAttempts = 24 * 60

/**
 * Calls that are repeated until the wallet answers: the win of a confirmed stake, the rollback of a stake whose answer
 * was lost. `settle` tries once now and continues in the background.
 */
export function createDeliveries(store: Store, money: Money, confirmations: Confirmations) {
  const timers = new Map<string, NodeJS.Timeout>()
  const sending = new Map<string, Promise<boolean>>()
  let stopped = false

  const end = (session: PlaySession, wager: Wager, answer: Answer) =>
    store.inOneStep(() => {
      const undo = wager.state === 'UNDOING'
      store.move(wager.id, undo ? 'UNDONE' : 'SETTLED', answer.status, answer.balance ?? null)
      if (undo) confirmations.rollback(session, wager, answer)
      else confirmations.win(session, wager)
    })

  const send = async (wager: Wager, attempt: number) => {
    const session = store.sessionById(wager.sessionId)
    if (!session) return true
    const undo = wager.state === 'UNDOING'
    const reply = await (undo ? money.rollback : money.win)(session, wager)
    if (stopped) return true
    if (reply.kind === 'answer' && settledBy.has(reply.answer.status)) {
      end(session, wager, reply.answer)
      return true
    }
    const status = reply.kind === 'answer' ? reply.answer.status : reply.reason
    const isOver = reply.kind === 'answer' && refusedBy.has(status)
    if (!isOver && attempt + 1 < maxAttempts) return false
    store.move(wager.id, undo ? 'UNDO_STUCK' : 'WIN_STUCK', status)
    return true
  }

  const tryOnce = async (wager: Wager, attempt: number): Promise<boolean> => {
    clearTimeout(timers.get(wager.id))
    timers.delete(wager.id)
    if (await send(wager, attempt)) return true
    const again = () => fireAndForget(settle(wager.id, attempt + 1))
    if (!stopped) timers.set(wager.id, setTimeout(again, waitBefore(attempt)))
    return false
  }

  /** One call under way per wager, despite repeated requests. */
  const settle = (id: string, attempt = 0): Promise<boolean> => {
    if (stopped) return Promise.resolve(true)
    const known = sending.get(id)
    if (known) return known
    const wager = store.wager(id)
    if (wager?.state !== 'STAKED' && wager?.state !== 'UNDOING') return Promise.resolve(true)
    const trying = tryOnce(wager, attempt).finally(() => sending.delete(id))
    sending.set(id, trying)
    return trying
  }

  return {
    settle,
    /** After a restart: a stake without an answer is undone, everything owed is delivered. */
    resume() {
      for (const wager of store.openWagers()) {
        if (wager.state === 'PLACED') store.takeBack(wager, 'UNDOING', 'RESTARTED')
        fireAndForget(settle(wager.id))
      }
    },
    stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
export type Deliveries = ReturnType<typeof createDeliveries>

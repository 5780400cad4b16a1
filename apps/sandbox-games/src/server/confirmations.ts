import { toAmount } from '../kernel/amounts.ts'
import { txIdOf } from './money.ts'
import type { Confirmed, PlaySession, Wager } from './store/rows.ts'
import type { Store } from './store/store.ts'
import type { Answer } from './wallet.ts'

type Message = Pick<Confirmed, 'txId' | 'kind' | 'amount'>
type Ended = Pick<Answer, 'status' | 'opRef'>

/**
 * Books of the messages that the wallet confirmed, each with its time; the operator compares them with its own. Purses of
 * demos are not the wallet's. Call them in the step that changes the wager's state.
 */
export function createConfirmations(store: Store, now: () => number) {
  function confirm({ operator, currency, demo }: PlaySession, { id }: Wager, message: Message) {
    if (demo) return
    store.confirm({ ...message, operator, currency, wagerId: id, at: new Date(now()).toISOString() })
  }
  const bet = (session: PlaySession, wager: Wager) =>
    confirm(session, wager, { txId: txIdOf(wager, 'bet'), kind: 'BET', amount: wager.cost })

  return {
    bet,
    win: (session: PlaySession, wager: Wager) =>
      confirm(session, wager, { txId: txIdOf(wager, 'win'), kind: 'WIN', amount: wager.payout ?? toAmount(0n) }),
    rollback(session: PlaySession, wager: Wager, { status, opRef }: Ended) {
      // Without a reference the wallet never took the stake, so nothing went back. Otherwise it did, even if its answer was lost.
      const isReturned = status !== 'OK' || typeof opRef === 'string'
      if (isReturned) bet(session, wager)
      const amount = isReturned ? wager.cost : toAmount(0n)
      confirm(session, wager, { txId: txIdOf(wager, 'undo'), kind: 'ROLLBACK', amount })
    },
  }
}
export type Confirmations = ReturnType<typeof createConfirmations>

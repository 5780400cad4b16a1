import { toAmount, toUnits } from '../kernel/amounts.ts'
import type { PlaySession, Wager } from './store/rows.ts'
import type { Store } from './store/store.ts'
import type { Reply } from './wallet.ts'

/** Initial balance of a demo session, also after a refill. */
export const demoUnits = toUnits('1000.00')

/** The wallet of demo sessions: local, as strict as the real one, and never the operator's money. */
export function createPurse(store: Store) {
  const answer = ({ id }: PlaySession, status = 'OK'): Reply => ({
    kind: 'answer',
    answer: { status, balance: toAmount(store.purseUnits(id)) },
  })
  return {
    open: ({ id }: PlaySession) => void store.openPurse(id, demoUnits.toString()),
    balance: answer,
    bet: (session: PlaySession, { id, cost }: Wager) =>
      answer(session, store.movePurse(session.id, `${id}:bet`, -toUnits(cost)) ? 'OK' : 'INSUFFICIENT_FUNDS'),
    win(session: PlaySession, { id, payout }: Wager) {
      store.movePurse(session.id, `${id}:win`, toUnits(payout ?? '0'))
      return answer(session)
    },
    rollback(session: PlaySession, { id }: Wager) {
      store.undoPurse(session.id, `${id}:bet`)
      return answer(session)
    },
    refill(session: PlaySession) {
      if (store.purseUnits(session.id) < demoUnits) store.setPurse(session.id, demoUnits)
      return answer(session)
    },
  }
}

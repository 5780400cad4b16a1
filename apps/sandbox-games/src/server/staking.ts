import { roundIdOf } from '../kernel/fair.ts'
import type { Games } from '../kernel/kinds.ts'
import type { Deliveries } from './deliveries.ts'
import type { Turns } from './in-turn.ts'
import type { Money } from './money.ts'
import { PlayError } from './play-error.ts'
import type { PlaySession, Wager } from './store/rows.ts'
import type { Store } from './store/store.ts'

/** What every kind of game is served with. */
export type Parts = {
  store: Store
  money: Money
  deliveries: Deliveries
  inTurn: Turns
  games: Games
  /** Epoch ms. */
  now: () => number
}

export const wagerIdOf = (session: PlaySession, orderId: string) => roundIdOf(session.id, orderId)

export type NewWager = Pick<Wager, 'id' | 'stake' | 'cost' | 'bet'> & Partial<Wager>

/** A wager as it stands before the wallet is asked. */
export const newWager = (session: PlaySession, nowMs: number, wager: NewWager): Wager => ({
  sessionId: session.id,
  engine: session.engine,
  state: 'PLACED',
  payout: null,
  seed: '',
  clientSeed: '',
  tableId: null,
  no: null,
  handId: null,
  startedAt: null,
  status: '',
  balance: null,
  at: new Date(nowMs).toISOString(),
  told: 0,
  ...wager,
})

/** Debits a placed wager. Without an answer it is taken back until the wallet has heard so. */
export async function debit({ store, money, deliveries, now }: Parts, session: PlaySession, id: string) {
  const wager = store.wager(id)
  if (wager?.state !== 'PLACED') return
  const reply = await money.bet(session, wager)
  if (reply.kind === 'unknown') {
    store.takeBack(wager, 'UNDOING', reply.reason)
    await deliveries.settle(id)
    return
  }
  const { status, balance = null } = reply.answer
  if (status === 'OK') store.start(id, wager.payout === null ? 'RUNNING' : 'STAKED', now(), balance)
  else store.takeBack(wager, 'REFUSED', status)
}

const undone = new Set(['UNDOING', 'UNDONE', 'UNDO_STUCK'])

/** Whether a stake counts, or may yet: it was not refused and is not going back. */
export const mayStand = ({ state }: Wager): boolean => state !== 'REFUSED' && !undone.has(state)

/** The wager if it stands; otherwise the reason why it does not, as an error. */
export function standing(store: Store, id: string): Wager {
  const wager = store.wager(id)
  if (!wager) throw new PlayError('ROUND_UNKNOWN', 404)
  if (wager.state === 'REFUSED') throw new PlayError(wager.status, 409)
  if (undone.has(wager.state)) throw new PlayError('STAKE_UNDONE', 503)
  if (wager.state === 'PLACED') throw new PlayError('ROUND_RUNNING', 409)
  return wager
}

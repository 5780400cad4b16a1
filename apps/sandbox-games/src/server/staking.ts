import { roundIdOf } from '../kernel/fair.ts'
import type { Games } from '../kernel/kinds.ts'
import type { Confirmations } from './confirmations.ts'
import type { Deliveries } from './deliveries.ts'
import type { Money } from './money.ts'
import { PlayError } from './play-error.ts'
import type { Serialize } from './serialize.ts'
import type { PlaySession, Wager } from './store/rows.ts'
import type { Store } from './store/store.ts'

/** Services that every kind of game receives. */
export type Parts = {
  store: Store
  money: Money
  deliveries: Deliveries
  confirmations: Confirmations
  serialize: Serialize
  games: Games
  /** Epoch ms. */
  now: () => number
}

export const wagerIdOf = (session: PlaySession, orderId: string) => roundIdOf(session.id, orderId)

export type NewWager = Pick<Wager, 'id' | 'stake' | 'cost' | 'bet'> & Partial<Wager>

/** A new wager, before the wallet is called. */
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
  acknowledged: 0,
  ...wager,
})

/** Debits a placed wager. Without an answer, rollbacks are sent until the wallet confirms one. */
export async function debit(parts: Parts, session: PlaySession, id: string) {
  const { store, money, deliveries } = parts
  const wager = store.wager(id)
  if (wager?.state !== 'PLACED') return
  const reply = await money.bet(session, wager)
  if (reply.kind === 'unknown') {
    store.takeBack(wager, 'UNDOING', reply.reason)
    await deliveries.settle(id)
    return
  }
  const { status, balance = null } = reply.answer
  if (status === 'OK') begin(parts, session, wager, balance)
  else store.takeBack(wager, 'REFUSED', status)
}

const begin = ({ store, confirmations, now }: Parts, session: PlaySession, wager: Wager, balance: string | null) =>
  store.inOneStep(() => {
    store.start(wager.id, wager.payout === null ? 'RUNNING' : 'STAKED', now(), balance)
    confirmations.bet(session, wager)
  })

const undone = new Set(['UNDOING', 'UNDONE', 'UNDO_STUCK'])

/** Whether a stake counts or may still count: neither refused nor being reversed. */
export const mayCount = ({ state }: Wager): boolean => state !== 'REFUSED' && !undone.has(state)

/** Returns an active wager; throws the reason for any other. */
export function requireActive(store: Store, id: string): Wager {
  const wager = store.wager(id)
  if (!wager) throw new PlayError('ROUND_UNKNOWN', 404)
  if (wager.state === 'REFUSED') throw new PlayError(wager.status, 409)
  if (undone.has(wager.state)) throw new PlayError('STAKE_UNDONE', 503)
  if (wager.state === 'PLACED') throw new PlayError('ROUND_RUNNING', 409)
  return wager
}

import { createPurse } from './purse.ts'
import type { PlaySession, Wager } from './store/rows.ts'
import type { Store } from './store/store.ts'
import type { Reply, Wallet } from './wallet.ts'

/** Last known balances; only a hint for the page, so the oldest are evicted. */
const rememberedBalances = 10_000

/** Bets, wins and rollbacks: with the operator's wallet, or with the purse of a demo session. */
export function createMoney(store: Store, wallet: Wallet) {
  const purse = createPurse(store)
  const balances = new Map<string, string>()

  /** Several launches of a game play with the same money. */
  const keyOf = ({ id, operator, player, gameCode, currency, demo }: PlaySession) =>
    demo ? store.purseOf(id) : [operator, player, gameCode, currency].join(' ')
  const noted = (session: PlaySession, reply: Reply): Reply => {
    if (reply.kind === 'answer' && reply.answer.balance) {
      const key = keyOf(session)
      balances.delete(key)
      balances.set(key, reply.answer.balance)
      if (balances.size > rememberedBalances) balances.delete(balances.keys().next().value as string)
    }
    return reply
  }
  const call = async (session: PlaySession, action: string, body: object) => {
    const { operator, player, walletSession, gameCode, currency } = session
    return noted(
      session,
      await wallet.call(operator, action, { player, session: walletSession, gameCode, currency, ...body }),
    )
  }

  return {
    openPurse: purse.open,
    refill: (session: PlaySession) => noted(session, purse.refill(session)),
    /** The last known balance, or null. */
    lastBalance: (session: PlaySession) => balances.get(keyOf(session)) ?? null,
    balance: async (session: PlaySession): Promise<Reply> => {
      if (session.demo) return noted(session, purse.balance(session))
      const { operator, player, walletSession, currency } = session
      return noted(session, await wallet.call(operator, 'balance', { player, session: walletSession, currency }))
    },
    async bet(session: PlaySession, wager: Wager): Promise<Reply> {
      if (session.demo) return noted(session, purse.bet(session, wager))
      const { cost: amount, at } = wager
      return call(session, 'bet', { txId: txIdOf(wager, 'bet'), roundId: roundOf(wager), amount, closed: false, at })
    },
    async win(session: PlaySession, wager: Wager): Promise<Reply> {
      if (session.demo) return noted(session, purse.win(session, wager))
      const { payout: amount } = wager
      return call(session, 'win', { ...refOf(wager, 'win'), amount, closed: true, at: new Date().toISOString() })
    },
    async rollback(session: PlaySession, wager: Wager): Promise<Reply> {
      if (session.demo) return noted(session, purse.rollback(session, wager))
      return call(session, 'rollback', { ...refOf(wager, 'undo'), at: new Date().toISOString() })
    },
  }
}
export type Money = ReturnType<typeof createMoney>

/** The wallet's id of a round: on a shared table it begins with the table and the round there. */
const roundOf = ({ id, tableId, no }: Wager) => (tableId === null ? id : `${tableId}:${no}:${id}`)
/** The wallet's id of a message about a wager. */
export const txIdOf = ({ id }: Pick<Wager, 'id'>, what: 'bet' | 'win' | 'undo') => `${id}:${what}`
const refOf = (wager: Wager, what: 'win' | 'undo') => ({
  txId: txIdOf(wager, what),
  refTxId: txIdOf(wager, 'bet'),
  roundId: roundOf(wager),
})

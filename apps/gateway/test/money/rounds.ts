import fc from 'fast-check'
import { formatMoney } from '../../src/ledger/money.ts'
import { newTx, says, type TestPlayer } from './table.ts'

/** One message of a lawful provider, and those that it sends only after final answers to these. */
export type Delivery = {
  action: 'bet' | 'win' | 'rollback' | 'round/close' | 'promo'
  body: Record<string, unknown>
  after: Delivery[]
}
/** Final balance of a round, independent of the failures before it. */
export type Round = { deliveries: Delivery[]; change: bigint }

const amount = fc.integer({ min: 1, max: 400_000 }).map(BigInt)
export type Plan = { kind: number; stake: bigint; win: bigint }
export const plan = fc.record<Plan>({ kind: fc.integer({ min: 0, max: 6 }), stake: amount, win: amount })

/** All messages between a provider and us in one round, with their player. */
export function roundOf(player: TestPlayer, { kind, stake, win }: Plan): Round {
  const say = says(player)
  const roundId = newTx()
  const ids = { bet: newTx(), win: newTx() }
  const order = (txId: string, units: bigint) => ({ txId, roundId, amount: formatMoney(units) })
  const send = (action: Delivery['action'], body: Record<string, unknown>, ...after: Delivery[]) => ({
    action,
    body,
    after,
  })
  const bet = send('bet', say.bet(order(ids.bet, stake)))
  const pays = (units: bigint, closed: boolean, txId = ids.win) =>
    send('win', say.win({ ...order(txId, units), refTxId: ids.bet, closed }))
  const undo = (refTxId: string, ...after: Delivery[]) =>
    send('rollback', say.rollback({ txId: newTx(), roundId, refTxId }), ...after)
  switch (kind) {
    case 0: {
      return { deliveries: [bet, pays(win, true)], change: win - stake }
    }
    case 1:
      return { deliveries: [bet, pays(0n, true)], change: -stake }
    case 2:
      // The answer to the bet was lost: it is undone, before or after it arrives.
      return { deliveries: [bet, undo(ids.bet)], change: 0n }
    case 3: {
      const paid = pays(win, true)
      return { deliveries: [bet, paid, undo(ids.win, bet)], change: -stake }
    }
    case 4: {
      const part = pays(win, false)
      const close = send('round/close', say.close({ txId: newTx(), roundId }), bet, part)
      return { deliveries: [bet, part, close], change: win - stake }
    }
    case 5: {
      const more = { ...bet, body: say.bet(order(newTx(), stake)) }
      const last = { ...pays(win, true), after: [bet, more] }
      return { deliveries: [bet, more, last], change: win - stake - stake }
    }
    default:
      return { deliveries: [send('promo', say.promo(order(newTx(), win)))], change: win }
  }
}

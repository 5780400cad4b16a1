import { toAmount, toUnits } from '../../kernel/amounts.ts'
import { roundIdOf } from '../../kernel/fair.ts'
import type { RoomGame } from '../../kernel/kinds.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import { debit, newWager, type Parts } from '../staking.ts'
import type { PlaySession, Wager } from '../store/rows.ts'
import { isSeatOf, type LiveHand } from './room.ts'

/** Id of a stake: the one that seats a player in a hand, or a try to pay for the n-th move. */
const stakeId = (sessionId: string, handId: string, move: number | null, tries: number) =>
  roundIdOf(sessionId, move === null ? handId : `${handId}.${move}.${tries}`)

/** The move of a stake; null for the one that seats a player. */
const moveOf = ({ bet }: Wager) => (JSON.parse(bet) as { move: number | null }).move

/** The bets of players in hands, and the payouts due to them. */
export function createHandMoney(parts: Parts) {
  const { store, deliveries, now } = parts

  /**
   * Debits so many stakes and returns the wager. A running wager already pays for the move; a refused or cancelled
   * try is over, so the next one, perhaps for a cheaper move of the same turn, is a new wager.
   */
  async function pay(session: PlaySession, { row }: LiveHand, move: number | null, stakes: number): Promise<string> {
    const tries = store.wagersOfHand(row.id).filter((one) => one.sessionId === session.id && moveOf(one) === move)
    const paid = tries.find(({ state }) => state === 'RUNNING')
    if (paid) return paid.id
    const id = await stakeId(session.id, row.id, move, tries.length)
    const cost = toAmount(toUnits(row.stake) * BigInt(stakes))
    const bet = JSON.stringify({ move })
    store.place(newWager(session, now(), { id, stake: row.stake, cost, bet, handId: row.id }))
    await debit(parts, session, id)
    return id
  }

  /** Gives every confirmed stake of a hand back. */
  function undo(handId: string, keep: ReadonlySet<string> = new Set()) {
    for (const wager of store.wagersOfHand(handId)) {
      if (wager.state !== 'RUNNING' || keep.has(wager.id)) continue
      store.takeBack(wager, 'UNDOING', 'HAND_VOID')
      fireAndForget(deliveries.settle(wager.id))
    }
  }

  /** Stakes that the recorded moves account for. Any other was taken for a move that was never made. */
  function accounted(game: RoomGame, { row, seats, moves }: LiveHand, costs: readonly number[]) {
    const isAccounted = (wager: Wager) => {
      const move = moveOf(wager)
      if (move === null) return seats.some((seat) => isSeatOf(seat, wager.sessionId))
      const movedBy = seats[moves[move]?.[0] ?? -1]
      return game.cost !== undefined && (costs[move] ?? 0) > 0 && isSeatOf(movedBy, wager.sessionId)
    }
    return new Set(store.wagersOfHand(row.id).flatMap((wager) => (isAccounted(wager) ? [wager.id] : [])))
  }

  /** A seat's share is owed on the stake that seated it; its further stakes are settled with nothing. */
  function owe(hand: LiveHand, shares: readonly bigint[]): string[] {
    const wagers = store.wagersOfHand(hand.row.id).filter(({ state }) => state === 'RUNNING')
    for (const wager of wagers) {
      const share = shares[hand.seats.findIndex((seat) => isSeatOf(seat, wager.sessionId))] ?? 0n
      store.owe(wager.id, toAmount(moveOf(wager) === null ? share : 0n))
    }
    return wagers.map(({ id }) => id)
  }

  return { pay, undo, accounted, owe }
}

import { toAmount, toUnits } from '../../kernel/amounts.ts'
import { roundIdOf } from '../../kernel/fair.ts'
import type { RoomGame } from '../../kernel/kinds.ts'
import { debit, newWager, type Parts } from '../staking.ts'
import type { PlaySession } from '../store/rows.ts'
import { unwatched } from '../unwatched.ts'
import { isPlayer, type LiveHand } from './room.ts'

/** Number of a stake: the one that seats a player in a hand, or the one of its n-th move. */
export const stakeId = (sessionId: string, handId: string, move: number | null) =>
  roundIdOf(sessionId, move === null ? handId : `${handId}.${move}`)

/** What players stake in hands, and what hands owe them. */
export function createHandMoney(parts: Parts) {
  const { store, deliveries, now } = parts

  /** Debits so many stakes; true when the wallet said yes. */
  async function pay(session: PlaySession, { row }: LiveHand, move: number | null, stakes: number): Promise<boolean> {
    const id = await stakeId(session.id, row.id, move)
    const cost = toAmount(toUnits(row.stake) * BigInt(stakes))
    const bet = JSON.stringify({ move })
    store.place(newWager(session, now(), { id, stake: row.stake, cost, bet, handId: row.id }))
    await debit(parts, session, id)
    return store.wager(id)?.state === 'RUNNING'
  }

  /** Gives every confirmed stake of a hand back. */
  function undo(handId: string, keep: ReadonlySet<string> = new Set()) {
    for (const wager of store.wagersOfHand(handId)) {
      if (wager.state !== 'RUNNING' || keep.has(wager.id)) continue
      store.takeBack(wager, 'UNDOING', 'HAND_VOID')
      unwatched(deliveries.settle(wager.id))
    }
  }

  /** Stakes that the recorded moves account for. Any other was taken for a move that was never made. */
  async function accounted(game: RoomGame, { row, seats, moves }: LiveHand, costs: readonly number[]) {
    const ids = seats.flatMap((seat) => (isPlayer(seat) ? [stakeId(seat.sessionId, row.id, null)] : []))
    for (const [at, [seat]] of moves.entries()) {
      const player = seats[seat]
      if (game.cost && (costs[at] ?? 0) > 0 && isPlayer(player)) ids.push(stakeId(player.sessionId, row.id, at))
    }
    return new Set(await Promise.all(ids))
  }

  /** A seat's share is owed on the stake that seated it; its further stakes are settled with nothing. */
  function owe(hand: LiveHand, shares: readonly bigint[]): string[] {
    const seatOf = new Map(hand.seats.map((seat, at) => [isPlayer(seat) ? seat.sessionId : '', at]))
    const wagers = store.wagersOfHand(hand.row.id).filter(({ state }) => state === 'RUNNING')
    for (const { id, sessionId, bet } of wagers) {
      const isFirst = (JSON.parse(bet) as { move: number | null }).move === null
      const share = shares[seatOf.get(sessionId) ?? -1] ?? 0n
      store.owe(id, toAmount(isFirst ? share : 0n))
    }
    return wagers.map(({ id }) => id)
  }

  return { pay, undo, accounted, owe }
}

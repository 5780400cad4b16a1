import { toAmount, toUnits } from '../../kernel/amounts.ts'
import { drawFrom, newSeed } from '../../kernel/fair.ts'
import { replay } from '../../kernel/replay.ts'
import type { Parts } from '../staking.ts'
import { botFor, isPlayer, type LiveHand, type PlayerSeat, type Room, rowOf, type Seat } from './room.ts'
import { createHandMoney } from './stakes.ts'

/** The draw of a hand, from the room's committed seed and every player's own. */
export const drawOf = ({ seed, clientSeed, id }: LiveHand['row']) => drawFrom(seed, clientSeed, id)

/**
 * Begins, moves and ends hands. Everything is stored before it is shown; nothing here waits or watches the clock.
 * `unpaid`: a player whose stake was refused has lost the seat.
 */
export function createHands(parts: Parts, unpaid: (sessionId: string, code: string) => void = () => {}) {
  const { store, deliveries, now } = parts
  const money = createHandMoney(parts)

  function freshHand(room: Room, players: ReadonlyMap<number, PlayerSeat>): LiveHand {
    const id = newSeed().slice(0, 32)
    const seats: Seat[] = room.seats.map((_, at) => players.get(at) ?? botFor(at, id))
    const { facts } = room.game
    const row = {
      ...{
        id,
        engine: facts.engine,
        room: room.id,
        phase: 'BETTING' as const,
        stake: room.stake,
        seats: '',
        state: '',
      },
      ...{ moves: '[]', shares: '', seed: room.nextSeed, clientSeed: '', at: new Date(now()).toISOString() },
    }
    return { row, seats, state: null, moves: [] }
  }

  /** Takes every player's stake; a player who cannot pay gives the seat to a bot. */
  async function seatPayers(room: Room, hand: LiveHand): Promise<void> {
    await Promise.all(
      hand.seats.map(async (seat, at) => {
        if (!isPlayer(seat)) return
        const session = store.sessionById(seat.sessionId)
        const paid = session && store.wager(await money.pay(session, hand, null, 1))
        if (paid?.state === 'RUNNING') return
        unpaid(seat.sessionId, paid?.state === 'REFUSED' ? paid.status : 'STAKE_UNDONE')
        hand.seats[at] = botFor(at, hand.row.id)
        room.seats[at] = null
      }),
    )
  }

  return {
    money,

    /** Deals a new hand; null without players. */
    async begin(room: Room): Promise<LiveHand | null> {
      const players = new Map(room.seats.flatMap((seat, at) => (seat ? [[at, seat] as const] : [])))
      const hand = freshHand(room, players)
      store.addHand(rowOf(hand))
      room.nextSeed = newSeed()
      await seatPayers(room, hand)
      const payers = hand.seats.filter(isPlayer)
      if (payers.length === 0) {
        store.saveHand({ ...rowOf(hand), phase: 'VOID' })
        return null
      }
      const clientSeed = payers.map((seat) => seat.clientSeed).join('.')
      hand.row = { ...hand.row, clientSeed, phase: 'PLAYING' }
      hand.state = await room.game.deal(await drawOf(hand.row), room.game.seats)
      store.saveHand(rowOf(hand))
      return hand
    },

    /** Records a move; false when the game does not allow it. */
    apply(room: Room, hand: LiveHand, seat: number, move: unknown): boolean {
      const after = room.game.after(hand.state, seat, move)
      if (after === null) return false
      hand.state = after
      hand.moves.push([seat, move])
      store.saveHand(rowOf(hand))
      return true
    },

    /** Computes the shares and has them delivered. A hand whose sums are wrong is void: every stake is refunded. */
    async end({ game }: Room, hand: LiveHand): Promise<void> {
      const played = await replay(game, await drawOf(hand.row), hand.moves)
      const stake = toUnits(hand.row.stake)
      const shares = played ? game.shares(played.state, stake) : []
      const pot = stake * BigInt(played?.paid.reduce((sum, paid) => sum + paid, 0) ?? 0)
      if (
        shares.length !== game.seats ||
        shares.some((share) => share < 0n) ||
        shares.reduce((a, b) => a + b, 0n) > pot
      ) {
        hand.row = { ...hand.row, phase: 'VOID' }
        store.inOneStep(() => {
          store.saveHand(rowOf(hand))
          money.undo(hand.row.id)
        })
        return
      }
      hand.row = { ...hand.row, phase: 'DONE', shares: JSON.stringify(shares.map(toAmount)) }
      const owed = store.inOneStep(() => {
        store.saveHand(rowOf(hand))
        return money.owe(hand, shares)
      })
      await Promise.all(owed.map((id) => deliveries.settle(id)))
    },
  }
}

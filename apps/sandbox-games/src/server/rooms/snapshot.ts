import { commitmentOf } from '../../kernel/fair.ts'
import type { Money } from '../money.ts'
import type { PlaySession } from '../store/rows.ts'
import { isPlayer, type LiveHand, type Room, type Seat } from './room.ts'

const shownSeat = (seat: Seat | null | undefined, waiting: boolean, { id }: PlaySession) => {
  if (!seat) return null
  if (!isPlayer(seat)) return { name: seat.bot, bot: true, you: false, waiting }
  return { name: seat.name, bot: false, you: seat.sessionId === id, waiting }
}

const nowhere = {
  ...{ room: '', hand: null, seats: [], yourSeat: null, view: null, turn: null, turnEndsAt: null, nextHandAt: null },
  ...{ shares: null, commitment: null, nextCommitment: null, clientSeed: null },
}

const seedOf = (seat: Seat | null | undefined) => (isPlayer(seat) ? seat.clientSeed : null)

function handView(room: Room, hand: LiveHand, yourSeat: number | null) {
  const isOver = hand !== room.hand
  return {
    hand: hand.row.id,
    view: room.game.view(hand.state, yourSeat),
    turn: isOver ? null : room.game.turn(hand.state),
    turnEndsAt: room.turnEndsAt,
    shares: isOver && hand.row.shares ? (JSON.parse(hand.row.shares) as string[]) : null,
    commitment: hand.row.seed,
    clientSeed: seedOf(yourSeat === null ? null : hand.seats[yourSeat]),
  }
}

/** State of a room, seen from one seat. The seed of a running hand is shown as its hash only. */
export async function roomSnapshot(
  room: Room | undefined,
  session: PlaySession,
  money: Money,
  nowMs: number,
  lostSeat: string | null = null,
) {
  const common = { serverNow: nowMs, balance: money.lastBalance(session) }
  if (!room) return { ...nowhere, ...common, lostSeat }
  const hand = room.hand ?? room.last
  const mine = (seat: Seat | null | undefined) => isPlayer(seat) && seat.sessionId === session.id
  const seats = Array.from({ length: room.game.seats }, (_, at) => {
    const next = room.seats[at]
    const now = hand?.seats[at]
    if (now && !(next && isPlayer(next) && !isPlayer(now))) return shownSeat(now, false, session)
    return shownSeat(next, now !== undefined, session)
  })
  const found = hand?.seats.findIndex(mine) ?? -1
  const yourSeat = found === -1 ? null : found
  const shown = hand ? handView(room, hand, yourSeat) : { ...nowhere, commitment: room.nextSeed }
  return {
    ...common,
    lostSeat: null,
    ...shown,
    commitment: await commitmentOf(shown.commitment),
    nextCommitment: await commitmentOf(room.nextSeed),
    room: room.id,
    stake: room.stake,
    seats,
    yourSeat,
    nextHandAt: room.nextHandAt,
  }
}

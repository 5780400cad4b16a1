import type { RoomGame } from '../../kernel/kinds.ts'
import type { Hand, PlaySession } from '../store/rows.ts'

/** `earlier`: sessions that held the seat before the page was reopened; their stakes belong to the seat. */
export type PlayerSeat = {
  sessionId: string
  earlier?: string[]
  name: string
  clientSeed: string
  misses: number
  leaving: boolean
}
export type BotSeat = { bot: string }
export type Seat = PlayerSeat | BotSeat

export const isPlayer = (seat: Seat | null | undefined): seat is PlayerSeat => !!seat && 'sessionId' in seat

/** Whether a seat is, or was before it was taken over, a session's. */
export const isSeatOf = (seat: Seat | null | undefined, sessionId: string): seat is PlayerSeat =>
  isPlayer(seat) && (seat.sessionId === sessionId || (seat.earlier?.includes(sessionId) ?? false))

/** A running hand: its row and the parsed values. */
export type LiveHand = { row: Hand; seats: Seat[]; state: unknown; moves: [seat: number, move: unknown][] }

export type Room = {
  id: string
  game: RoomGame
  stake: string
  /** Players of the next hand; the running hand has separate seats. */
  seats: (PlayerSeat | null)[]
  /** Its hash is shown before the hand. */
  nextSeed: string
  hand: LiveHand | null
  /** The hand before, shown in full until the next one begins. */
  last: LiveHand | null
  turnEndsAt: number | null
  nextHandAt: number | null
  timer: NodeJS.Timeout | undefined
}

/** Rooms are shared by players of one operator, currency, stake and kind of money. */
export const roomKey = ({ engine, operator, currency, demo }: PlaySession, stake: string) =>
  [engine, operator, currency, stake, demo ? 'demo' : 'real'].join(' ')

const botNames = ['Ada', 'Bo', 'Cleo', 'Dev', 'Esi', 'Finn', 'Gita', 'Hugo']
export const botFor = (seat: number, turn: string): BotSeat => ({
  bot: botNames[(Number.parseInt(turn.slice(0, 4), 16) + seat * 3) % botNames.length] as string,
})

/** The row with the changes since the deal. */
export const rowOf = ({ row, seats, state, moves }: LiveHand): Hand => ({
  ...row,
  seats: JSON.stringify(seats),
  state: JSON.stringify(state),
  moves: JSON.stringify(moves),
})

export const liveFrom = (row: Hand): LiveHand => ({
  row,
  seats: JSON.parse(row.seats) as Seat[],
  state: row.state ? JSON.parse(row.state) : null,
  moves: JSON.parse(row.moves) as LiveHand['moves'],
})

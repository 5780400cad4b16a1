import { createHash } from 'node:crypto'
import { newSeed } from '../../kernel/fair.ts'
import type { RoomGame } from '../../kernel/kinds.ts'
import type { PlaySession } from '../store/rows.ts'
import { isPlayer, type PlayerSeat, type Room, roomKey } from './room.ts'

/** Shown to the others at the table instead of a name. */
const aliasOf = (player: string) => `P-${createHash('sha256').update(player).digest('hex').slice(0, 4).toUpperCase()}`
/** Prevents playing against oneself: a second page of the same player gets another table. */
const hasSeatFor = ({ seats }: Room, name: string) => seats.includes(null) && !seats.some((seat) => seat?.name === name)

/** Only a hint for the page, so the oldest may be forgotten. */
const rememberedLosses = 1_000

/** The rooms and their players. */
export function createSeating() {
  const rooms = new Map<string, Room>()
  const sitting = new Map<string, string>()
  const lost = new Map<string, string>()

  function openRoom(game: RoomGame, key: string, stake: string): Room {
    const id = `${key} ${newSeed().slice(0, 8)}`
    const seats = Array.from({ length: game.seats }, () => null)
    const empty = { hand: null, last: null, turnEndsAt: null, nextHandAt: null, timer: undefined }
    const room: Room = { id, game, stake, seats, nextSeed: newSeed(), ...empty }
    rooms.set(id, room)
    return room
  }

  /** Every seat of a session, at this hand and at the next. */
  const seatsOf = (room: Room, { id }: PlaySession): PlayerSeat[] =>
    [...room.seats, ...(room.hand?.seats ?? [])]
      .filter((seat) => isPlayer(seat))
      .filter((seat) => seat.sessionId === id)

  /** Forgets sessions that have lost their seat. */
  function tidy(room: Room) {
    const seated = new Set(room.seats.map((seat) => seat?.sessionId))
    for (const [sessionId, id] of sitting) if (id === room.id && !seated.has(sessionId)) sitting.delete(sessionId)
  }

  return {
    all: () => [...rooms.values()],
    roomOf: (session: PlaySession) => rooms.get(sitting.get(session.id) ?? ''),
    tidy,
    /** Remembers why a session lost its seat, so that its page can show the reason; null forgets it. */
    lose(sessionId: string, code: string | null) {
      lost.delete(sessionId)
      if (code !== null) lost.set(sessionId, code)
      if (lost.size > rememberedLosses) lost.delete(lost.keys().next().value as string)
    },
    lostSeat: ({ id }: PlaySession) => lost.get(id) ?? null,
    /** Takes a free seat at a room of this stake, or at a new one. */
    seat(game: RoomGame, session: PlaySession, stake: string, clientSeed: string): Room {
      const key = roomKey(session, stake)
      const name = aliasOf(session.player)
      const free = [...rooms.values()].find((one) => one.id.startsWith(`${key} `) && hasSeatFor(one, name))
      const room = free ?? openRoom(game, key, stake)
      const at = room.seats.indexOf(null)
      room.seats[at] = { sessionId: session.id, name, clientSeed, misses: 0, leaving: false }
      sitting.set(session.id, room.id)
      return room
    },
    /** A room with a hand that a restart has found. */
    restore(room: Room) {
      rooms.set(room.id, room)
      for (const seat of room.seats) if (seat) sitting.set(seat.sessionId, room.id)
    },
    /** A player who acts is present. */
    stay(room: Room, session: PlaySession) {
      for (const seat of seatsOf(room, session)) Object.assign(seat, { leaving: false, misses: 0 })
    },
    /** A changed player seed applies from the next hand on. */
    reseed(room: Room, { id }: PlaySession, clientSeed: string) {
      room.seats = room.seats.map((seat) => (seat?.sessionId === id ? { ...seat, clientSeed } : seat))
    },
    /** The room and the session of a seat whose page was closed, for the player of `isOf`. */
    abandoned(isOf: (sessionId: string) => boolean) {
      for (const room of rooms.values()) {
        const seat = room.seats.find((one) => one && !one.leaving && isOf(one.sessionId))
        if (seat) return { room, sessionId: seat.sessionId }
      }
      return null
    },
    /** Hands a seat over to another session of the same player, during a hand too. */
    handOver(room: Room, from: string, { id }: PlaySession) {
      const all = [room, room.hand, room.last].flatMap((place) => place?.seats ?? []).filter((seat) => isPlayer(seat))
      for (const seat of new Set(all)) {
        if (seat.sessionId !== from) continue
        Object.assign(seat, { sessionId: id, earlier: [...(seat.earlier ?? []), from], misses: 0 })
      }
      sitting.delete(from)
      sitting.set(id, room.id)
    },
    /** Gets up: at once between hands, otherwise after the hand. */
    getUp(room: Room, session: PlaySession) {
      for (const seat of seatsOf(room, session)) seat.leaving = true
      if (!room.hand) room.seats = room.seats.map((seat) => (seat?.sessionId === session.id ? null : seat))
      tidy(room)
    },
    close(room: Room) {
      clearTimeout(room.timer)
      rooms.delete(room.id)
      room.seats = []
      tidy(room)
    },
  }
}

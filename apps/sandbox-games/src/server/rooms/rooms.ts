import { drawFrom, newSeed } from '../../kernel/fair.ts'
import { replay } from '../../kernel/replay.ts'
import type { Changes } from '../changes.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import { parse } from '../parse.ts'
import { PlayError } from '../play-error.ts'
import { checkStake, gameOf, kindOf } from '../sessions.ts'
import { type Parts, requireActive } from '../staking.ts'
import type { PlaySession } from '../store/rows.ts'
import { createHands, drawOf } from './hands.ts'
import { isPlayer, type LiveHand, liveFrom, type PlayerSeat, type Room, roomKey, rowOf } from './room.ts'
import { createSeating } from './seating.ts'

/** Delay of a move by a bot, or for a seat whose player has left. */
export const botPauseMs = { min: 600, max: 1_400 }
/** Missed turns in a row after which the seat is given up at the end of the hand. */
const maxMisses = 2

export const roomTopic = (id: string) => `room:${id}`
/** Rooms: seats, turns and timeouts. */
export function createRooms(parts: Parts, changes: Changes, pause = botPauseMs) {
  const { store, serialize, now, games } = parts
  const seating = createSeating()
  const hands = createHands(parts, seating.lose)
  let stopped = false

  const notify = (room: Room) => changes.notify(roomTopic(room.id))
  const inRoom = <T>(room: Room, work: () => Promise<T>) => serialize(roomTopic(room.id), work)

  function wake(room: Room, inMs: number, work: () => Promise<void>) {
    clearTimeout(room.timer)
    if (!stopped)
      room.timer = setTimeout(() => fireAndForget(inRoom(room, async () => (stopped ? undefined : work()))), inMs)
  }

  function close(room: Room) {
    seating.close(room)
    notify(room)
  }

  async function begin(room: Room) {
    if (room.hand) return
    for (const seat of room.seats) if (seat && seat.misses >= maxMisses) seating.lose(seat.sessionId, 'IDLE')
    room.seats = room.seats.map((seat) => (seat?.leaving ? null : seat))
    seating.tidy(room)
    room.nextHandAt = null
    if (room.seats.every((seat) => seat === null)) return close(room)
    room.hand = await hands.begin(room)
    seating.tidy(room)
    room.last = null
    if (room.hand) await onward(room)
    else close(room)
  }

  /** Waits for the current seat, or ends the hand. */
  async function onward(room: Room) {
    const { hand, game } = room
    if (!hand) return
    const seat = game.turn(hand.state)
    if (seat === null) return end(room, hand)
    const player = hand.seats[seat]
    const quick = pause.min + Math.random() * (pause.max - pause.min)
    const at = hand.moves.length
    const waits = isPlayer(player) && !player.leaving
    room.turnEndsAt = waits ? now() + game.turnMs : null
    wake(room, waits ? game.turnMs : quick, () => moveFor(room, hand, at))
    notify(room)
  }

  /** The move of a bot, or of a player who did not answer. */
  async function moveFor(room: Room, hand: LiveHand, at: number) {
    const { game } = room
    const seat = game.turn(hand.state)
    if (room.hand !== hand || hand.moves.length !== at || seat === null) return
    const player = hand.seats[seat]
    if (isPlayer(player)) missed(room, player)
    const chosen = isPlayer(player)
      ? null
      : await game.bot(game.view(hand.state, seat), seat, await drawFrom(newSeed(), 'bot', hand.row.id))
    if (chosen === null || !hands.apply(room, hand, seat, chosen)) {
      const hasLeft = isPlayer(player) && player.leaving
      const silent = hasLeft ? (game.leave ?? game.timeout) : game.timeout
      hands.apply(room, hand, seat, silent(hand.state, seat))
    }
    await onward(room)
  }

  function missed(room: Room, player: PlayerSeat) {
    player.misses += 1
    const seated = room.seats.find((seat) => seat?.sessionId === player.sessionId)
    if (player.misses < maxMisses) return
    player.leaving = true
    if (seated) seated.leaving = true
  }

  async function end(room: Room, hand: LiveHand) {
    room.turnEndsAt = null
    await hands.end(room, hand)
    room.last = hand
    room.hand = null
    room.nextHandAt = now() + room.game.pauseMs
    wake(room, room.game.pauseMs, () => begin(room))
    notify(room)
  }

  /** Takes a free seat at a room of this stake; the hand that runs is played without the newcomer. */
  function join(session: PlaySession, stake: string, clientSeed: string): Room {
    const game = kindOf(games, session, 'room')
    checkStake(games, session, stake)
    const seatedAt = seating.roomOf(session)
    if (seatedAt) {
      seating.stay(seatedAt, session)
      seating.reseed(seatedAt, session, clientSeed)
      return seatedAt
    }
    seating.lose(session.id, null)
    const room = seating.seat(game, session, stake, clientSeed)
    if (!room.hand && room.nextHandAt === null) {
      room.nextHandAt = now() + pause.max
      wake(room, pause.max, () => begin(room))
    }
    notify(room)
    return room
  }

  /**
   * A page that is reopened, even during a hand, resumes the seat of its player: the stakes are in the pot. `isThere`
   * returns whether a session's page is still open; then the player has two pages, and the seat stays with the first.
   */
  async function takeOver(session: PlaySession, isThere: (sessionId: string) => boolean): Promise<void> {
    if (gameOf(games, session).kind !== 'room') return
    const isOf = (sessionId: string) => {
      const held = store.sessionById(sessionId)
      const isSame = held?.player === session.player && roomKey(held, '') === roomKey(session, '')
      return isSame && !isThere(sessionId)
    }
    const found = seating.abandoned(isOf)
    if (!found) return
    const { room, sessionId } = found
    await inRoom(room, async () => {
      if (!room.seats.some((seat) => seat?.sessionId === sessionId)) return
      // The stakes in the pot are of the seat's play money, and the share goes there.
      if (session.demo) store.sharePurse(session.id, sessionId)
      seating.handOver(room, sessionId, session)
      if (room.hand) store.saveHand(rowOf(room.hand))
      notify(room)
    })
  }

  async function move(session: PlaySession, input: unknown): Promise<void> {
    const game = kindOf(games, session, 'room')
    const room = seating.roomOf(session)
    if (!room) throw new PlayError('NOT_SEATED', 409)
    const asked = parse(game.move, input)
    await inRoom(room, async () => {
      const { hand } = room
      const seat = hand ? game.turn(hand.state) : null
      const player = seat === null ? null : hand?.seats[seat]
      if (!hand || seat === null || !isPlayer(player) || player.sessionId !== session.id)
        throw new PlayError('NOT_YOUR_TURN', 409)
      if (game.after(hand.state, seat, asked) === null) throw new PlayError('MOVE_REFUSED', 409)
      await payFor(session, room, hand, seat, asked)
      seating.stay(room, session)
      hands.apply(room, hand, seat, asked)
      await onward(room)
    })
  }

  async function payFor(session: PlaySession, { game }: Room, hand: LiveHand, seat: number, asked: unknown) {
    const cost = game.cost?.(hand.state, seat, asked) ?? 0
    if (cost <= 0) return
    requireActive(store, await hands.money.pay(session, hand, hand.moves.length, cost))
  }

  /** Continues hands that were dealt before a restart; hands that were not dealt are refunded. */
  async function resume() {
    for (const row of store.openHands()) {
      const hand = liveFrom(row)
      const game = gameOf(games, row)
      if (game.kind !== 'room') continue
      if (row.phase === 'BETTING') {
        store.saveHand({ ...row, phase: 'VOID' })
        hands.money.undo(row.id)
        continue
      }
      const played = await replay(game, await drawOf(row), hand.moves)
      hands.money.undo(row.id, hands.money.accounted(game, hand, played?.costs ?? []))
      const seats = hand.seats.map((seat) => (isPlayer(seat) ? seat : null))
      const empty = { last: null, turnEndsAt: null, nextHandAt: null, timer: undefined }
      const room: Room = { id: row.room, game, stake: row.stake, seats, nextSeed: newSeed(), hand, ...empty }
      seating.restore(room)
      await inRoom(room, () => onward(room))
    }
  }

  return {
    join,
    move,
    takeOver,
    roomOf: seating.roomOf,
    lostSeat: seating.lostSeat,
    /** The player leaves after the hand; their turns pass quickly. */
    leave(session: PlaySession) {
      const room = seating.roomOf(session)
      if (!room) return
      seating.getUp(room, session)
      notify(room)
    },
    resume,
    stop() {
      stopped = true
      for (const { timer } of seating.all()) clearTimeout(timer)
    },
  }
}

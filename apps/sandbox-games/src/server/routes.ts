import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { toUnits } from '../kernel/amounts.ts'
import { commitmentOf } from '../kernel/fair.ts'
import { continuePurse, leftRounds } from './left-rounds.ts'
import { amount, clientSeed, parse, text, uuid } from './parse.ts'
import { PlayError } from './play-error.ts'
import { roomTopic } from './rooms/rooms.ts'
import { roomSnapshot } from './rooms/snapshot.ts'
import type { Served } from './served.ts'
import { gameOf, openGame, sessionOf } from './sessions.ts'
import type { PlaySession, Wager } from './store/rows.ts'
import { follow, isFollowing } from './stream.ts'
import type { Reply } from './wallet.ts'

const Open = v.strictObject({ launchToken: text(128), merchant: text(32), game: text(64) })
const Order = v.strictObject({ orderId: uuid, stake: amount, bet: v.unknown(), clientSeed })
const Act = v.strictObject({ roundId: text(64), act: v.unknown() })
const Look = v.object({ roundId: text(64) })
const no = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Bet = v.strictObject({ orderId: uuid, table: text(64), no: v.optional(no), stake: amount, bet: v.unknown() })
const WhichTable = v.object({ table: v.optional(text(64)) })
const Join = v.strictObject({ stake: amount, clientSeed })
const Move = v.strictObject({ move: v.unknown() })

const bearerOf = ({ headers }: FastifyRequest) => /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1] ?? ''

const amountOf = (reply: Reply) => (reply.kind === 'answer' ? reply.answer.balance : null)

/** API of game pages. The caller is identified by the bearer, never by the body. */
export function mountApi(app: FastifyInstance, served: Served) {
  const { parts, wallet, changes, solo, tables, snapshots, rooms, recordOf } = served
  const { store, money, now, games } = parts
  const session = (request: FastifyRequest) => sessionOf(store, bearerOf(request))
  const nextCommitment = ({ id }: PlaySession) => commitmentOf(store.sessionById(id)?.nextSeed ?? '')

  /** The response for a round: settled with its proof, or running with its visible part. */
  async function toResponse(wager: Wager, who: PlaySession) {
    const game = gameOf(games, wager)
    if (wager.state === 'RUNNING' && game.kind === 'solo') {
      const { view, elapsedMs } = await solo.view(game, wager)
      return { roundId: wager.id, running: true, view, elapsedMs, nextCommitment: await nextCommitment(who) }
    }
    const record = await recordOf(wager)
    const balance = wager.state === 'SETTLED' ? wager.balance : null
    return { ...record, balance, nextCommitment: await nextCommitment(who) }
  }

  app.post('/api/open', async (request) => {
    const opened = await openGame(parts, wallet, parse(Open, request.body))
    const who = store.sessionById(opened.sessionId)
    if (!who) return opened
    continuePurse(served, who)
    await rooms.takeOver(who, isFollowing)
    const balance = who.demo ? amountOf(await money.balance(who)) : opened.balance
    return { ...opened, balance: balance ?? opened.balance, left: await leftRounds(served, who) }
  })
  app.post('/api/order', async (request) => {
    const who = session(request)
    return toResponse(await solo.order(who, parse(Order, request.body)), who)
  })
  app.post('/api/act', async (request) => {
    const who = session(request)
    const { roundId, act } = parse(Act, request.body)
    return toResponse(await solo.act(who, roundId, act), who)
  })
  app.get('/api/order', async (request) => {
    const who = session(request)
    return toResponse(await solo.look(who, parse(Look, request.query).roundId), who)
  })
  app.get('/api/rounds', async (request) => {
    const who = session(request)
    const rounds = await Promise.all(store.pastWagers(who).map(recordOf))
    return { rounds: rounds.filter((record) => record !== null), nextCommitment: await nextCommitment(who) }
  })
  app.post('/api/acknowledge', (request) => {
    store.acknowledge(session(request))
    return {}
  })
  app.get('/api/balance', async (request) => {
    const reply = await money.balance(session(request))
    if (reply.kind === 'unknown' || !reply.answer.balance) throw new PlayError('WALLET_UNREACHABLE', 502)
    return { balance: reply.answer.balance }
  })
  app.post('/api/refill', (request) => {
    const who = session(request)
    if (!who.demo) throw new PlayError('BAD_REQUEST', 400)
    const reply = money.refill(who)
    return { balance: amountOf(reply) }
  })

  app.post('/api/bet', async (request) => {
    const who = session(request)
    const { id } = await tables.bet(who, parse(Bet, request.body))
    const { balance } = store.wager(id) ?? {}
    return { roundId: id, balance }
  })
  app.get('/api/table', (request) => snapshots.snapshot(session(request), parse(WhichTable, request.query).table))
  app.get('/api/table/watch', (request, reply) => {
    const who = session(request)
    const { table } = parse(WhichTable, request.query)
    return follow(request, reply, {
      reader: who.id,
      listen: (notify) => snapshots.watch(who, table, notify),
      read: () => snapshots.snapshot(who, table),
    })
  })

  const roomOf = (who: PlaySession) => roomSnapshot(rooms.roomOf(who), who, money, now(), rooms.lostSeat(who))
  app.get('/api/room', (request) => roomOf(session(request)))
  app.get('/api/room/watch', (request, reply) => {
    const who = session(request)
    const room = rooms.roomOf(who)
    if (!room) throw new PlayError('NOT_SEATED', 409)
    return follow(request, reply, {
      reader: who.id,
      listen: (notify) => changes.listen(roomTopic(room.id), notify),
      read: () => roomOf(who),
    })
  })
  /** A seat that its player cannot pay for would be lost again at the deal. */
  async function checkFunds(who: PlaySession, stake: string) {
    const balance = amountOf(await money.balance(who))
    if (balance && toUnits(balance) < toUnits(stake)) throw new PlayError('INSUFFICIENT_FUNDS', 409)
  }
  app.post('/api/room/join', async (request) => {
    const who = session(request)
    const { stake, clientSeed: seed } = parse(Join, request.body)
    if (!rooms.roomOf(who)) await checkFunds(who, stake)
    rooms.join(who, stake, seed)
    return roomOf(who)
  })
  app.post('/api/room/move', async (request) => {
    const who = session(request)
    await rooms.move(who, parse(Move, request.body).move)
    return roomOf(who)
  })
  app.post('/api/room/leave', (request) => {
    const who = session(request)
    rooms.leave(who)
    return roomOf(who)
  })
}

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { commitmentOf, drawFrom, newSeed, roundIdOf } from '../engine/fair.ts'
import { classic } from '../engine/machine.ts'
import { playRound, type Round } from '../engine/round.ts'
import { payoutOf, type StakeChoice, toAmount, toUnits } from '../engine/stakes.ts'
import type { Deliveries } from './deliveries.ts'
import type { PlaySession, RoundRow, RoundState, Store } from './store.ts'
import type { Wallet } from './wallet.ts'

export class PlayError extends Error {
  readonly code: string
  readonly status: number
  constructor(code: string, status: number) {
    super(code)
    this.code = code
    this.status = status
  }
}

export type Settled = {
  roundId: string
  stake: string
  payout: string
  round: Round
  /** Balance after the round; null while the payout is still on its way. */
  balance: string | null
  seed: string
  clientSeed: string
  commitment: string
  nextCommitment: string
  at: string
}

const hashOf = (bearer: string) => createHash('sha256').update(bearer).digest('hex')

/** Opens a game with the storefront's one-use launch token. */
export async function openGame(store: Store, wallet: Wallet, operator: string, launchToken: string, gameCode: string) {
  const reply = await wallet.call(operator, 'authenticate', { launchToken })
  if (reply.kind === 'unknown') throw new PlayError('WALLET_UNREACHABLE', 502)
  const { status, player, session, currency, balance, language } = reply.answer
  if (status !== 'OK' || !player || !session || !currency) throw new PlayError('LAUNCH_REFUSED', 403)
  const bearer = randomBytes(32).toString('base64url')
  const nextSeed = newSeed()
  const id = randomUUID()
  store.addSession({
    id,
    bearerHash: hashOf(bearer),
    operator,
    player,
    walletSession: session,
    currency,
    gameCode,
    nextSeed,
  })
  return {
    bearer,
    sessionId: id,
    balance: balance ?? '0.00',
    currency,
    language: language ?? 'EN',
    commitment: await commitmentOf(nextSeed),
  }
}

export function sessionOf(store: Store, bearer: string): PlaySession {
  const session = store.sessionByBearer(hashOf(bearer))
  if (!session) throw new PlayError('SESSION_INVALID', 401)
  return session
}

export type SpinOrder = { spinId: string; stake: StakeChoice; clientSeed: string }

type Parts = { store: Store; wallet: Wallet; deliveries: Deliveries }

/** One round at a time in a session: each uses up the seed that was committed to. */
const running = new Map<string, Promise<unknown>>()

/** One paid round. The same `spinId` again gives the same round; nothing is drawn or staked twice. */
export function spin(parts: Parts, session: PlaySession, order: SpinOrder): Promise<Settled> {
  const before = running.get(session.id) ?? Promise.resolve()
  const turn = before.catch(() => undefined).then(() => spinInTurn(parts, session, order))
  running.set(session.id, turn)
  const done = () => running.get(session.id) === turn && running.delete(session.id)
  turn.then(done, done)
  return turn
}

async function spinInTurn({ store, wallet, deliveries }: Parts, session: PlaySession, order: SpinOrder) {
  const id = await roundIdOf(session.id, order.spinId)
  if (!store.round(id)) {
    await place(store, session, order, id)
    await stake(wallet, store, session, id)
    await deliveries.settle(id)
  }
  return settledRound(store, id)
}

async function place(store: Store, session: PlaySession, { stake, clientSeed }: SpinOrder, id: string) {
  const seed = store.sessionById(session.id)?.nextSeed ?? session.nextSeed
  const { win } = await playRound(classic, await drawFrom(seed, clientSeed, id))
  const payout = toAmount(payoutOf(classic, toUnits(stake), win))
  const at = new Date().toISOString()
  store.placeRound(
    { id, sessionId: session.id, state: 'PLACED', stake, payout, seed, clientSeed, status: '', balance: null, at },
    newSeed(),
  )
}

async function stake(wallet: Wallet, store: Store, session: PlaySession, id: string) {
  const round = store.round(id)
  if (round?.state !== 'PLACED') return
  const { walletSession, player, gameCode, currency, operator } = session
  const reply = await wallet.call(operator, 'bet', {
    txId: `${id}:bet`,
    roundId: id,
    player,
    session: walletSession,
    gameCode,
    currency,
    amount: round.stake,
    closed: false,
    at: round.at,
  })
  if (reply.kind === 'unknown') return store.takeBack(round, 'UNDOING', reply.reason)
  const { status, balance } = reply.answer
  if (status === 'OK') store.move(id, 'STAKED', status, balance ?? null)
  else store.takeBack(round, 'REFUSED', status)
}

const undone = new Set<RoundState>(['UNDOING', 'UNDONE', 'UNDO_STUCK'])

async function settledRound(store: Store, id: string): Promise<Settled> {
  const row = store.round(id)
  if (!row) throw new PlayError('ROUND_UNKNOWN', 404)
  if (row.state === 'REFUSED') throw new PlayError(row.status, 409)
  if (undone.has(row.state)) throw new PlayError('STAKE_UNDONE', 503)
  if (row.state === 'PLACED') throw new PlayError('ROUND_RUNNING', 409)
  return {
    ...(await shown(row)),
    balance: row.state === 'SETTLED' ? row.balance : null,
    nextCommitment: await nextCommitment(store, row.sessionId),
  }
}

/** What the player may hold the next round against. */
export const nextCommitment = (store: Store, sessionId: string): Promise<string> =>
  commitmentOf(store.sessionById(sessionId)?.nextSeed ?? '')

/** A finished round as the player may check it: seed open, outcome drawn again from it. */
export async function shown(row: RoundRow) {
  const round = await playRound(classic, await drawFrom(row.seed, row.clientSeed, row.id))
  const { id, stake, payout, seed, clientSeed, at } = row
  return { roundId: id, stake, payout, round, seed, clientSeed, at, commitment: await commitmentOf(seed) }
}

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { toUnits } from '../kernel/amounts.ts'
import { commitmentOf, newSeed } from '../kernel/fair.ts'
import type { Facts, Game, Games } from '../kernel/kinds.ts'
import { PlayError } from './play-error.ts'
import type { Parts } from './staking.ts'
import type { PlaySession } from './store/rows.ts'
import type { Store } from './store/store.ts'
import type { Answer, Wallet } from './wallet.ts'

/** Default engine of a catalogue entry without one. */
const oldestEngine = 'lines'

const hashOf = (bearer: string) => createHash('sha256').update(bearer).digest('hex')

type Launch = { merchant: string; launchToken: string; game: string }

/** Opens a game with the storefront's one-use launch token. The operator chooses its engine, not the page. */
export async function openGame(
  { store, money, games }: Parts,
  wallet: Wallet,
  { merchant, launchToken, game }: Launch,
) {
  const reply = await wallet.call(merchant, 'authenticate', { launchToken })
  if (reply.kind === 'unknown') throw new PlayError('WALLET_UNREACHABLE', 502)
  const { answer } = reply
  const bearer = randomBytes(32).toString('base64url')
  const session = sessionFrom(games, answer, { operator: merchant, gameCode: game, bearerHash: hashOf(bearer) })
  store.inOneStep(() => {
    store.addSession(session)
    if (session.demo) money.openPurse(session)
  })
  const { id, currency, engine, theme, gameCode, demo, nextSeed } = session
  const held = await (demo ? money.balance(session) : reply)
  return {
    bearer,
    sessionId: id,
    balance: (held.kind === 'answer' && held.answer.balance) || '0.00',
    currency,
    language: answer.language ?? 'EN',
    commitment: await commitmentOf(nextSeed),
    engine,
    theme,
    gameCode,
    demo: demo === 1,
    stakes: stakesOf(games, session),
  }
}

type Own = Pick<PlaySession, 'operator' | 'gameCode' | 'bearerHash'>

function sessionFrom(games: Games, answer: Answer, own: Own): PlaySession {
  const { status, player, session, currency, demo = false, engine = oldestEngine } = answer
  if (status !== 'OK' || !player || !currency || !(session || demo)) throw new PlayError('LAUNCH_REFUSED', 403)
  const [minStake, maxStake] = [answer.minStake ?? '', answer.maxStake ?? '']
  // Opens no game rather than one at stakes that the operator does not allow.
  if (stakesOf(games, { engine, minStake, maxStake }).length === 0) throw new PlayError('LAUNCH_REFUSED', 403)
  return {
    ...own,
    id: randomUUID(),
    player,
    walletSession: session ?? '',
    currency,
    gameCode: answer.gameCode ?? own.gameCode,
    engine,
    theme: answer.theme ?? '',
    minStake,
    maxStake,
    demo: demo ? 1 : 0,
    nextSeed: newSeed(),
  }
}

export function sessionOf(store: Store, bearer: string): PlaySession {
  const session = store.sessionByBearer(hashOf(bearer))
  if (!session) throw new PlayError('SESSION_INVALID', 401)
  return session
}

export function gameOf(games: Games, { engine }: Pick<PlaySession, 'engine'>): Game {
  const game = Object.hasOwn(games, engine) ? games[engine] : undefined
  if (!game) throw new PlayError('ENGINE_UNKNOWN', 404)
  return game
}

/** The game of a session, which must be of the requested kind. */
export function kindOf<K extends Game['kind']>(games: Games, session: PlaySession, kind: K) {
  const game = gameOf(games, session)
  if (game.kind !== kind) throw new PlayError('BAD_REQUEST', 400)
  return game as Extract<Game, { kind: K }>
}

type Bounds = Pick<PlaySession, 'engine' | 'minStake' | 'maxStake'>

/** The steps of the engine's ladder within the operator's bounds. An absent bound or 0.00 means no bound. */
export function stakesOf(games: Games, session: Bounds): Facts['stakes'] {
  const { stakes } = gameOf(games, session).facts
  const [min, max] = [toUnits(session.minStake), toUnits(session.maxStake)]
  return stakes.filter((stake) => toUnits(stake) >= min && (max === 0n || toUnits(stake) <= max))
}

export function checkStake(games: Games, session: PlaySession, stake: string): void {
  if (!stakesOf(games, session).includes(stake)) throw new PlayError('BAD_REQUEST', 400)
}

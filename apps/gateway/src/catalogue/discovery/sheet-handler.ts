import { AppError, type GameSheet } from '@boardwalk/api-client/contract'
import type { Reader } from '../../db/client.ts'
import { and, eq } from '../../db/orm.ts'
import { type GameRow, games, type VendorRow } from '../../db/schema/catalogue.ts'
import { formatMoney } from '../../ledger/money.ts'
import { engineFacts, stakesFrom } from '../../seed/engines.ts'
import { memberCurrency } from '../../wallet/member-currency.ts'
import { gamesWhere } from '../game-list.ts'
import { gameView } from '../game-view.ts'
import { type Asked, type Lobby, languageOf, type Served } from '../lobby.ts'
import { shownCategory } from '../search/choices.ts'
import { playedBy, similarTo } from './own-games.ts'
import { rateOf } from './rate-of.ts'

const suggested = 8

async function findOffered(db: Reader, vendor: string, code: string, hidden: string[]): Promise<GameRow> {
  const [game] = await db
    .select()
    .from(games)
    .where(and(eq(games.code, code), gamesWhere({ vassalage: vendor, hidden })))
  if (!game) throw new AppError('NOT_FOUND')
  return game
}

const healthOf = (vendor: VendorRow): GameSheet['vendor'] => ({
  code: vendor.code,
  name: vendor.name,
  status: vendor.status,
  until: vendor.status === 'UP' ? null : (vendor.maintenanceUntil?.toISOString() ?? null),
})

/** Stakes, features and lines by the engine; an unknown engine uses the entry's own stake. */
function engineOf({ engine, minBet, lines }: GameRow) {
  const { min, max } = stakesFrom(engine, minBet) ?? { min: minBet, max: minBet }
  const features = [...(engineFacts(engine)?.features ?? [])]
  return { minBet: formatMoney(min), maxBet: formatMoney(max), features, lines, engine }
}

async function mineOf(lobby: Lobby, { caller }: Asked<'gameSheet'>, game: GameRow): Promise<GameSheet['mine']> {
  if (!caller) return null
  const mine = await playedBy(lobby.db, caller.memberId, game.id, memberCurrency(lobby, caller))
  return { net: formatMoney(mine.net), rounds: mine.rounds, lastPlayedAt: mine.lastPlayedAt?.toISOString() ?? null }
}

/** Everything about one game before it is opened (added row `gameSheet`). */
export function sheetHandler(lobby: Lobby): Served<'gameSheet'>['gameSheet'] {
  const similar = lobby.shared<GameRow[]>(500)
  return async (call) => {
    const { caller, request, input } = call
    await lobby.authorize(caller, request)
    const language = languageOf(call)
    const offered = await lobby.vendors.offered(lobby.currencyOf(request))
    const hidden = await lobby.hiddenFor(request)
    const game = await findOffered(lobby.db, input.vassalage, input.gameCode, hidden)
    const vendor = offered.find(({ code }) => code === game.vendor)
    if (!vendor) throw new AppError('NOT_FOUND')
    const closed = offered.filter(({ status }) => status !== 'UP').map(({ code }) => code)
    const playable = { gameType: shownCategory(game), hidden: [...hidden, ...closed] }
    const [mine, alike] = await Promise.all([
      mineOf(lobby, call, game),
      similar(JSON.stringify([game.id, playable]), () => similarTo(lobby.db, game, playable, suggested)),
    ])
    const views = [game, ...alike].map((row) => gameView(row, language))
    const [shown, ...suggestions] = caller ? await lobby.marked(caller, views) : views
    return {
      game: shown ?? gameView(game, language),
      ...{ rtp: rateOf(game.rtp), volatility: game.volatility, ...engineOf(game) },
      ...{ vendor: healthOf(vendor), mine, suggestions },
    }
  }
}

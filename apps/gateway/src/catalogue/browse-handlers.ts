import type { Game, GameCategory } from '@boardwalk/api-client/contract'
import { memo } from '../cache/memo.ts'
import { staleCache } from '../cache/stale-cache.ts'
import type { VendorRow } from '../db/schema/catalogue.ts'
import { parseMoney } from '../ledger/money.ts'
import { classifyLabels, isClassShown } from './categories.ts'
import { gameClasses } from './game-classes.ts'
import { type GameFilter, type GameRange, gameCount, gamePage, gamesOf, pagesOf } from './game-list.ts'
import { gameView } from './game-view.ts'
import { listStart, readBounds, writeBounds } from './list-cursor.ts'
import { type Answer, type Asked, type Lobby, languageOf, type Served, unlessAll } from './lobby.ts'
import { textIn } from './names.ts'
import { inCategory, vendorGroups, vendorsNamed } from './vendors.ts'

/** Hot games per answer; the lobby shows twelve at a time. */
const hotLimit = 48

/** Maximum age of a list's total; a stale total is served while a new one is counted. */
const totalAges = { freshMs: 30_000, staleMs: 270_000, max: 2_000 }

/** Stake of the filter in units; `ALL` and nothing mean any. */
const stakeUnits = (minBet: string | undefined) => (minBet ? (parseMoney(minBet) ?? undefined) : undefined)

const filterOf = (input: Asked<'gameList'>['input'], hidden: string[], offered: VendorRow[]): GameFilter => ({
  gameType: input.gameType,
  vassalage: unlessAll(input.vassalage),
  gameClassify: unlessAll(input.gameClassify),
  gameName: input.gameName,
  namedVendors: vendorsNamed(offered, input.gameName ?? ''),
  minBet: stakeUnits(input.minBet),
  minLines: input.minLineNum,
  onlyNew: input.isNew === 1,
  hidden,
})

type GamesRead = { games: Game[]; cursor: string | null; hasMore: boolean }

async function readGames(lobby: Lobby, filter: GameFilter, range: GameRange, language: string): Promise<GamesRead> {
  const rows = await gamesOf(lobby.db, filter, range)
  const shown = rows.slice(0, range.limit)
  const [first, last] = [range.behind || range.skip > 0 ? shown[0] : listStart, shown.at(-1)]
  return {
    games: shown.map((row) => gameView(row, language)),
    cursor: first && last ? writeBounds({ first, last }) : null,
    hasMore: rows.length > shown.length,
  }
}

/** Pages are counted from the start of the list, or from behind the page that `after` names. */
const rangeOf = ({ pageNo, pageSize, after, before, skip }: Asked<'gameList'>['input']): GameRange => ({
  behind: readBounds('after', after)?.last ?? null,
  until: readBounds('before', before)?.first ?? null,
  skip: skip + (pageNo - 1) * pageSize,
  limit: pageSize,
})

function gameListHandler(lobby: Lobby): Served<'gameList'>['gameList'] {
  const pages = lobby.shared<GamesRead>(500)
  const totals = staleCache<number>({ ...totalAges, clock: lobby.clock })
  return async (call) => {
    const { input, caller, request } = call
    await lobby.authorize(caller, request)
    const language = languageOf(call)
    const offered = await lobby.vendors.offered(lobby.currencyOf(request))
    const filter = filterOf(input, await lobby.hiddenFor(request), offered)
    const range = rangeOf(input)
    const list = JSON.stringify({ ...filter, minBet: input.minBet })
    const [{ games, cursor, hasMore }, totalCount] = await Promise.all([
      pages(JSON.stringify([list, language, range]), () => readGames(lobby, filter, range, language)),
      totals.get(list, () => gameCount(lobby.db, filter)),
    ])
    const { pageNo, pageSize } = input
    // The count may be older than the page, and must not end the list before its last game.
    const counted = hasMore && !input.after && !input.before ? Math.max(totalCount, pageNo * pageSize + 1) : totalCount
    return {
      games: caller ? await lobby.marked(caller, games) : games,
      pageNum: pageNo,
      totalPages: pagesOf(counted, pageSize),
      totalCount,
      cursor,
      hasMore,
    }
  }
}

function vassGameTypeHandler(lobby: Lobby): Served<'vassGameType'>['vassGameType'] {
  const classes = memo<Map<string, string[]>>(lobby.clock, 30_000, 1)
  return async (call) => {
    await lobby.authorize(call.caller, call.request)
    const rows = await lobby.vendors.offered(lobby.currencyOf(call.request))
    const found = await classes('', () => gameClasses(lobby.db))
    const label = (code: string) => textIn(classifyLabels[code] ?? { EN: code }, languageOf(call))
    const isShown = isClassShown(lobby.merchants.byCode(call.request.merchant)?.languages ?? [])
    return {
      list: (call.input.gameType ? inCategory(rows, call.input.gameType) : rows).map((row) => ({
        vassalage: row.code,
        gameTypes: row.categories as GameCategory[],
        classifies: (found.get(row.code) ?? []).filter(isShown).map((code) => ({ code, label: label(code) })),
      })),
    }
  }
}

function hotGamesHandler(lobby: Lobby): Served<'hotGames'>['hotGames'] {
  const lists = lobby.shared<Answer<'hotGames'>>()
  return async (call) => {
    const hidden = await lobby.hiddenFor(call.request)
    const language = languageOf(call)
    const vassalage = unlessAll(call.input.vassalage)
    const limit = Math.min(call.input.limitNum ?? hotLimit, hotLimit)
    return lists(JSON.stringify([vassalage, language, hidden, limit]), async () => {
      const rows = await gamePage(lobby.db, { vassalage, onlyHot: true, hidden }, 1, limit)
      return { list: rows.map((row) => gameView(row, language)) }
    })
  }
}

/** Vendors and games: the public part of the lobby. */
export const browseHandlers = (lobby: Lobby): Served<'gameVendor' | 'vassGameType' | 'gameList' | 'hotGames'> => ({
  gameVendor: async ({ input, caller, request }) => {
    await lobby.authorize(caller, request)
    return { list: vendorGroups(await lobby.vendors.offered(lobby.currencyOf(request)), input.gameType) }
  },
  vassGameType: vassGameTypeHandler(lobby),
  gameList: gameListHandler(lobby),
  hotGames: hotGamesHandler(lobby),
})

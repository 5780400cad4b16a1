import type { GameCategory } from '@boardwalk/api-client/contract'
import { parseMoney } from '../ledger/money.ts'
import { classifyLabels } from './categories.ts'
import { gameClasses } from './game-classes.ts'
import { type GameFilter, gameCount, gamePage, pagesOf } from './game-list.ts'
import { gameView } from './game-view.ts'
import { type Answer, type Asked, type Lobby, languageOf, type Served, unlessAll } from './lobby.ts'
import { memo } from './memo.ts'
import { textIn } from './names.ts'
import { inCategory, vendorGroups } from './vendors.ts'

/** Hot games that one answer holds; the lobby shows twelve at a time. */
const hotLimit = 48

/** Stake of the filter in units; `ALL` and nothing mean any. */
const stakeUnits = (minBet: string | undefined) => (minBet ? (parseMoney(minBet) ?? undefined) : undefined)

const filterOf = (input: Asked<'gameList'>['input'], hidden: string[]): GameFilter => ({
  gameType: input.gameType,
  vassalage: unlessAll(input.vassalage),
  gameClassify: unlessAll(input.gameClassify),
  gameName: input.gameName,
  minBet: stakeUnits(input.minBet),
  minLines: input.minLineNum,
  onlyNew: input.isNew === 1,
  hidden,
})

function gameListHandler(lobby: Lobby): Served<'gameList'>['gameList'] {
  const pages = lobby.shared<Answer<'gameList'>>(500)
  const totals = memo<number>(lobby.clock, 30_000, 2_000)
  const read = async (
    { input }: Asked<'gameList'>,
    language: string,
    filter: GameFilter,
  ): Promise<Answer<'gameList'>> => {
    const { minBet: _, ...rest } = filter
    const [rows, totalCount] = await Promise.all([
      gamePage(lobby.db, filter, input.pageNo, input.pageSize),
      totals(JSON.stringify([rest, input.minBet]), () => gameCount(lobby.db, filter)),
    ])
    return {
      games: rows.map((row) => gameView(row, language)),
      pageNum: input.pageNo,
      totalPages: pagesOf(totalCount, input.pageSize),
      totalCount,
    }
  }
  return async (call) => {
    await lobby.admit(call.caller, call.request)
    const language = languageOf(call)
    const filter = filterOf(call.input, await lobby.hiddenFor(call.request))
    const key = JSON.stringify([call.input, language, filter.hidden])
    const page = await pages(key, () => read(call, language, filter))
    return call.caller ? { ...page, games: await lobby.marked(call.caller, page.games) } : page
  }
}

function vassGameTypeHandler(lobby: Lobby): Served<'vassGameType'>['vassGameType'] {
  const classes = memo<Map<string, string[]>>(lobby.clock, 30_000, 1)
  return async (call) => {
    await lobby.admit(call.caller, call.request)
    const rows = await lobby.vendors.offered(lobby.currencyOf(call.request))
    const found = await classes('', () => gameClasses(lobby.db))
    const label = (code: string) => textIn(classifyLabels[code] ?? { EN: code }, languageOf(call))
    return {
      list: (call.input.gameType ? inCategory(rows, call.input.gameType) : rows).map((row) => ({
        vassalage: row.code,
        gameTypes: row.categories as GameCategory[],
        classifies: (found.get(row.code) ?? []).map((code) => ({ code, label: label(code) })),
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
    await lobby.admit(caller, request)
    return { list: vendorGroups(await lobby.vendors.offered(lobby.currencyOf(request)), input.gameType) }
  },
  vassGameType: vassGameTypeHandler(lobby),
  gameList: gameListHandler(lobby),
  hotGames: hotGamesHandler(lobby),
})

import type { Caller, Game, GameRow } from '@boardwalk/api-client/contract'
import { memo } from '../../cache/memo.ts'
import { excludedUntil } from '../../protection/exclusion.ts'
import { type GameFilter, gamePage } from '../game-list.ts'
import { gameView } from '../game-view.ts'
import { type Lobby, languageOf, type Served } from '../lobby.ts'
import { playedAlongside } from './co-play.ts'
import { gamesInOrder, lastMarked, lastPlayed } from './own-games.ts'

const perRow = 12
/** One or two suggestions are too few for a row. */
const leastAlongside = 3
/** Number of games played last that are tried for a row “because you played”. */
const reasons = 3

type Shown = Awaited<ReturnType<typeof lastPlayed>>
type Shelf = { row: GameRow['row']; because?: Shown[number]; games: Shown }
type Reading = { lobby: Lobby; caller: Caller; offered: GameFilter; playable: GameFilter; alongside: Alongside }
type Alongside = (gameId: string) => Promise<string[]>

/** No rows of further games for players who are excluded or do not want to be led to them (contract D10, issue 5-2). */
const mayBeLed = async ({ db }: Lobby, caller: Caller): Promise<boolean> =>
  !caller.restricted && (await excludedUntil(db, caller.memberId)) === null

async function because({ lobby, playable, alongside }: Reading, last: Shown): Promise<Shelf[]> {
  const known = new Set(last.map(({ id }) => id))
  for (const game of last.slice(0, reasons)) {
    const ids = (await alongside(game.id)).filter((id) => !known.has(id))
    const games = (await gamesInOrder(lobby.db, ids, playable)).slice(0, perRow)
    if (games.length >= leastAlongside) return [{ row: 'because', because: game, games }]
  }
  return []
}

async function ownShelves(reading: Reading): Promise<Shelf[]> {
  const { lobby, caller, offered } = reading
  const [last, marked, led] = await Promise.all([
    lastPlayed(lobby.db, caller.memberId, offered, perRow),
    lastMarked(lobby.db, caller.memberId, offered, perRow),
    mayBeLed(lobby, caller),
  ])
  return [
    { row: 'continue', games: last },
    { row: 'favourites', games: marked },
    ...(led ? await because(reading, last) : []),
  ]
}

/** Rows of home and of a category's page (added row `gameRows`): the reader's own games first, then new ones. */
export function rowsHandler(lobby: Lobby): Served<'gameRows'>['gameRows'] {
  const fresh = lobby.shared<Shown>(100)
  const coalesced = memo<string[]>(lobby.clock, 60_000, 2_000)
  const alongside: Alongside = (id) => coalesced(id, () => playedAlongside(lobby.db, id, 3 * perRow))
  return async (call) => {
    const { caller, request, input } = call
    await lobby.authorize(caller, request)
    const vendors = await lobby.vendors.offered(lobby.currencyOf(request))
    const hidden = await lobby.hiddenFor(request)
    const closed = vendors.filter(({ status }) => status !== 'UP').map(({ code }) => code)
    const offered = { gameType: input.gameType, hidden }
    const playable = { ...offered, hidden: [...hidden, ...closed] }
    const isNew = { ...playable, onlyNew: true }
    const [own, novelties] = await Promise.all([
      caller ? ownShelves({ lobby, caller, offered, playable, alongside }) : [],
      fresh(JSON.stringify(isNew), () => gamePage(lobby.db, isNew, 1, perRow)),
    ])
    const shelves: Shelf[] = [...own, { row: 'new', games: novelties }]
    const language = languageOf(call)
    const view = async (rows: Shown): Promise<Game[]> => {
      const views = rows.map((row) => gameView(row, language))
      return caller ? await lobby.marked(caller, views) : views
    }
    return await Promise.all(shelves.filter(({ games }) => games.length > 0).map((shelf) => shown(shelf, view)))
  }
}

async function shown({ row, because: reason, games }: Shelf, view: (rows: Shown) => Promise<Game[]>): Promise<GameRow> {
  const [led] = reason ? await view([reason]) : []
  return { row, ...(led ? { because: led } : {}), games: await view(games) }
}

import { favouriteIds, favouritePage, setFavourite } from './favourites.ts'
import { pagesOf } from './game-list.ts'
import { gameView } from './game-view.ts'
import { type Lobby, languageOf, type Served, unlessAll } from './lobby.ts'
import { recentPage } from './recent.ts'

/** A member's favourites and recent games. */
export const ownHandlers = (
  lobby: Lobby,
): Served<'favouriteIds' | 'favouriteGames' | 'toggleFavourite' | 'recentGames'> => ({
  favouriteIds: async ({ input, caller, request }) => ({
    ids: await favouriteIds(lobby.db, caller.memberId, {
      gameType: input.gameType,
      hidden: await lobby.hiddenFor(request),
    }),
  }),
  favouriteGames: async (call) => {
    const { input, caller, request } = call
    const filter = { gameType: input.gameType, hidden: await lobby.hiddenFor(request) }
    const { rows, total } = await favouritePage(lobby.db, caller.memberId, filter, input.pageNo, input.pageSize)
    const content = rows.map((row) => gameView(row, languageOf(call), true))
    return { content, totalPages: pagesOf(total, input.pageSize) }
  },
  toggleFavourite: async ({ input, caller, request }) => {
    await setFavourite(lobby.db, caller.memberId, input, await lobby.hiddenFor(request))
    return { nodeId: input.nodeId, on: input.on }
  },
  recentGames: async (call) => {
    const { input, caller, request } = call
    const filter = { vassalage: unlessAll(input.vassalage), hidden: await lobby.hiddenFor(request) }
    const { rows, total } = await recentPage(lobby.db, caller.memberId, filter, input.pageNo, input.pageSize)
    const views = rows.map((row) => gameView(row, languageOf(call)))
    return { list: await lobby.marked(caller, views), totalPages: pagesOf(total, input.pageSize) }
  },
})

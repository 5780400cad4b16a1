import { defineFeature, lazyPage, type RouteSpec } from '@boardwalk/shell/feature'
import { hotRailArg, lobbyArg, newArg, vendorsArg, winnersArg } from './games/queries.ts'
import { Jackpot } from './home/Jackpot.tsx'
import { HotRail, NewRail, RecentRail } from './home/rails.tsx'
import { Winners } from './home/Winners.tsx'
import { type LobbyPath, lobbyPaths } from './lobby/categories.ts'

const lobby = lazyPage(() => import('./lobby/LobbyPage.tsx').then((module) => module.LobbyPage))
const game = lazyPage(() => import('./play/GamePage.tsx').then((module) => module.GamePage))
const search = lazyPage(() => import('./search/SearchPopup.tsx').then((module) => module.SearchPopup))

const lobbyRoute = (path: LobbyPath): RouteSpec => ({
  path: `/${path}`,
  page: lobby,
  layout: 'full',
  title: `game-lobby:title.${path}`,
  bannerGroup: `w_${path}`,
  queries: ({ language, url }) => [
    { endpoint: 'gameList', arg: lobbyArg({ path, language, search: url.searchParams }) },
    { endpoint: 'gameVendor', arg: vendorsArg(path, language) },
  ],
})

/** Everything about finding and opening games; an app that leaves it out has a storefront without games. */
export const gameLobby = defineFeature({
  name: 'game-lobby',
  routes: [
    ...lobbyPaths.map(lobbyRoute),
    { path: '/game', page: game, layout: 'header', title: 'game-lobby:title.game', isIndexed: false },
  ],
  slots: {
    home: {
      'rail:hot': {
        component: HotRail,
        queries: ({ language, merchantCode }) => [{ endpoint: 'hotGames', arg: hotRailArg(merchantCode, language) }],
      },
      'rail:new': {
        component: NewRail,
        queries: ({ language }) => [{ endpoint: 'gameList', arg: newArg(language) }],
      },
      'rail:recent': { component: RecentRail },
      jackpot: { component: Jackpot },
      winners: {
        component: Winners,
        queries: ({ language }) => [{ endpoint: 'rankList', arg: winnersArg(language) }],
      },
    },
    search: [search],
  },
})

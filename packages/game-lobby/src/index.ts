import { texts } from '@boardwalk/i18n/texts/lobby+play'
import { defineFeature, hasSportsVendor, lazyPage, type RouteSpec } from '@boardwalk/shell/feature'
import { drawnJackpot, gameReads, lobbyQueries, lotteryQueries, lotteryReads } from '#preload'
import { firstWinnersArg, hotRailArg, newArg } from './games/queries.ts'
import { JackpotSection } from './home/JackpotSection.tsx'
import { lazyComponent } from './home/lazy-component.tsx'
import { HotRail, NewRail } from './home/rails.tsx'
import { Winners } from './home/Winners.tsx'
import { type LobbyPath, lobbyPaths } from './lobby/categories.ts'
import { sportsVendor } from './play/sports-vendor.ts'

const lobby = lazyPage(() => import('./lobby/LobbyPage.tsx').then((module) => module.LobbyPage))
const lottery = lazyPage(() => import('./lottery/LotteryPage.tsx').then((module) => module.LotteryPage))
const game = lazyPage(() => import('./play/GamePage.tsx').then((module) => module.GamePage))
const search = lazyPage(() => import('./search/SearchPopup.tsx').then((module) => module.SearchPopup))
const sports = lazyPage(() => import('./play/SportsPage.tsx').then((module) => module.SportsPage))

const lobbyRoute = (path: LobbyPath): RouteSpec => ({
  path: `/${path}`,
  page: lobby,
  layout: 'full',
  title: `game-lobby:title.${path}`,
  bannerGroup: `w_${path}`,
  ...lobbyQueries(path),
})

/** Everything about finding and opening games; an app that leaves it out has a storefront without games. */
export const gameLobby = defineFeature({
  name: 'game-lobby',
  texts,
  routes: [
    ...lobbyPaths.map(lobbyRoute),
    {
      path: '/fbsports',
      module: 'sports',
      page: sports,
      layout: 'header',
      title: 'game-lobby:title.sports',
      isIndexed: false,
      exists: ({ read }) => hasSportsVendor(read('gameMenus'), sportsVendor),
    },
    {
      path: '/lottery',
      aliases: ['/lottert', '/vnlottery', '/sealottery'],
      page: lottery,
      layout: 'header',
      title: 'game-lobby:title.lottery',
      ...lotteryReads,
      ...lotteryQueries,
    },
    {
      path: '/elott',
      module: 'lottery',
      page: lottery,
      layout: 'full',
      title: 'game-lobby:title.lottery',
      bannerGroup: 'w_lott',
      isEntry: false,
      ...lotteryReads,
    },
    { path: '/game', page: game, layout: 'header', title: 'game-lobby:title.game', isIndexed: false, ...gameReads },
  ],
  handles: ['sheet', 'list'],
  lazy: () => import('./lazy.ts').then((module) => module.lazyParts),
  slots: {
    home: {
      'rail:hot': {
        component: HotRail,
        queries: ({ language, merchantCode }) => [{ endpoint: 'hotGames', arg: hotRailArg(merchantCode, language) }],
        waitsFor: 'touch',
      },
      'rail:new': {
        component: NewRail,
        queries: ({ language }) => [{ endpoint: 'gameList', arg: newArg(language) }],
      },
      'rail:recent': {
        component: lazyComponent(() => import('./rows/HomeRows.tsx').then((module) => module.HomeRows)),
      },
      jackpot: { component: JackpotSection, ...drawnJackpot },
      winners: {
        component: Winners,
        queries: ({ language }) => [{ endpoint: 'rankList', arg: firstWinnersArg(language) }],
      },
    },
    search: [search],
  },
})

import type { Route } from '../endpoint.ts'

export const lotteryRoutes = {
  vnMenu: {
    kind: 'query',
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    token: false,
    sealed: false,
    tags: ['Games'],
  },
  vnRecent: {
    kind: 'query',
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    token: true,
    sealed: false,
    tags: ['Recent'],
  },
  missionSummary: {
    kind: 'query',
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    token: true,
    sealed: false,
    tags: ['Missions'],
  },
  missionLeaderboard: {
    kind: 'query',
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    token: true,
    sealed: false,
    tags: ['Missions'],
  },
} as const satisfies Record<string, Route>

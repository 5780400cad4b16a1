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
} as const satisfies Record<string, Route>

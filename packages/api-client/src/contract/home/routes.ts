import type { Route } from '../endpoint.ts'

export const homeRoutes = {
  rankList: {
    kind: 'query',
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    token: false,
    sealed: false,
    tags: ['Games'],
  },
} as const satisfies Record<string, Route>

import type { Route } from '../endpoint.ts'

export const recordsRoutes = {
  transactions: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/transactions',
    token: true,
    sealed: false,
    tags: ['Balance'],
  },
  bets: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/bets',
    token: true,
    sealed: false,
    tags: ['Balance'],
  },
  betDetail: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/bets/:refNo',
    token: true,
    sealed: false,
    tags: ['Balance'],
  },
  bonuses: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/bonuses',
    token: true,
    sealed: false,
    tags: ['Balance', 'Rewards'],
  },
  statement: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/statements/:month',
    token: true,
    sealed: false,
    tags: ['Balance'],
  },
  profit: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/profit',
    token: true,
    sealed: false,
    tags: ['Balance'],
  },
} as const satisfies Record<string, Route>

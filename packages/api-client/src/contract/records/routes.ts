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
} as const satisfies Record<string, Route>

import type { Route } from '../endpoint.ts'

export const walletRoutes = {
  balance: {
    kind: 'query',
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    token: true,
    sealed: false,
    tags: ['Balance'],
    lifetime: 3600,
  },
} as const satisfies Record<string, Route>

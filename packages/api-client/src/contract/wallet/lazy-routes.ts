import type { Route } from '../endpoint.ts'

/** Rows that no first view requests. They load with the chunks that use them. */
export const lazyWalletRoutes = {
  walletTransfer: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Balance'],
  },
  allowance: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/allowance',
    token: true,
    sealed: false,
    tags: ['Allowance'],
  },
  claimAllowance: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/mc/allowance',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Allowance', 'Balance', 'Play'],
  },
} as const satisfies Record<string, Route>

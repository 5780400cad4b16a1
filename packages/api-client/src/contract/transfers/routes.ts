import type { Route } from '../endpoint.ts'

/** Transfers between members. Either side's balance event refetches the tag `Balance`. */
export const transfersRoutes = {
  transferInfo: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/transfer/info',
    token: true,
    sealed: false,
    tags: ['Balance'],
  },
  transferUpline: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/mc/transfer/upline',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Balance'],
  },
  transferDownline: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/ac/transfer/downline',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Balance', 'Team'],
  },
  transfers: { kind: 'query', method: 'GET', path: '/wps/mc/transfers', token: true, sealed: false, tags: ['Balance'] },
} as const satisfies Record<string, Route>

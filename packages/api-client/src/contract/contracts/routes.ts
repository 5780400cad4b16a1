import type { Route } from '../endpoint.ts'

/** Contracts of the agent centre: what is offered, what would end, what was paid and from which rounds. */
export const contractsRoutes = {
  contracts: {
    kind: 'query',
    method: 'GET',
    path: '/wps/ac/contracts',
    token: true,
    sealed: false,
    tags: ['Contracts'],
  },
  offerContract: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/ac/contracts',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Contracts'],
  },
  withdrawOffer: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/ac/contracts/:id/withdraw',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Contracts'],
  },
  endContract: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/ac/contracts/:id/end',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Contracts'],
  },
  contractEffect: {
    kind: 'query',
    method: 'GET',
    path: '/wps/ac/contracts/:id/effect',
    token: true,
    sealed: false,
    tags: ['Contracts'],
  },
  contractSettlements: {
    kind: 'query',
    method: 'GET',
    path: '/wps/ac/contracts/:id/settlements',
    token: true,
    sealed: false,
    tags: ['Contracts'],
  },
  settlementLines: {
    kind: 'query',
    method: 'GET',
    path: '/wps/ac/income/:refNo',
    token: true,
    sealed: false,
    tags: ['Contracts'],
  },
} as const satisfies Record<string, Route>

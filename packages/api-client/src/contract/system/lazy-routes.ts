import type { Route } from '../endpoint.ts'

/** Rows that no first view requests. They load with the chunks that use them. */
export const lazySystemRoutes = {
  keys: { kind: 'query', method: 'GET', path: '/wps/system/keys', token: false, sealed: false, tags: [] },
  operation: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/operations/:key',
    token: true,
    sealed: false,
    tags: [],
    lifetime: 0,
  },
  challenge: {
    kind: 'query',
    method: 'GET',
    path: '/wps/verification/challenge',
    token: false,
    sealed: false,
    tags: [],
    /** Used up once it is solved. */
    lifetime: 0,
  },
} as const satisfies Record<string, Route>

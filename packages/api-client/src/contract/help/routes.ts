import type { Route } from '../endpoint.ts'

export const helpRoutes = {
  helpCenter: {
    kind: 'query',
    method: 'GET',
    path: '/wps/system/helpCenter',
    token: false,
    sealed: false,
    tags: ['Site'],
    lifetime: 3600,
  },
} as const satisfies Record<string, Route>

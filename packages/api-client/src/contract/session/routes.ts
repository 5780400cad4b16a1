import type { Route } from '../endpoint.ts'

export const sessionRoutes = {
  logout: {
    kind: 'mutation',
    method: 'DELETE',
    path: '/wps/session/logout',
    token: true,
    endsSession: true,
    sealed: false,
    tags: [],
  },
} as const satisfies Record<string, Route>

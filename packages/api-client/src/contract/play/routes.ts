import type { Route } from '../endpoint.ts'

/** Rows for a running game; they load with its page. */
export const playRoutes = {
  gameSession: {
    kind: 'query',
    method: 'GET',
    path: '/wps/game/sessions/:id',
    token: true,
    sealed: false,
    tags: ['Play'],
  },
  endGameSession: {
    kind: 'mutation',
    method: 'DELETE',
    path: '/wps/game/sessions/:id',
    token: true,
    sealed: false,
    tags: ['Play', 'Balance'],
  },
} as const satisfies Record<string, Route>

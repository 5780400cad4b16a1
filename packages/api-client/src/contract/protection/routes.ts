import type { Route } from '../endpoint.ts'

/** Player safety, in its pages and beside a running game. */
export const protectionRoutes = {
  limits: { kind: 'query', method: 'GET', path: '/wps/mc/limits', token: true, sealed: false, tags: ['Play'] },
  activity: { kind: 'query', method: 'GET', path: '/wps/mc/activity', token: true, sealed: false, tags: ['Play'] },
  setLimit: {
    kind: 'mutation',
    method: 'PUT',
    path: '/wps/mc/limits',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Play'],
  },
  takeBreak: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/mc/limits/timeout',
    token: true,
    idempotent: true,
    sealed: false,
    tags: ['Play', 'Allowance'],
  },
  excludeSelf: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/mc/limits/exclude',
    token: true,
    idempotent: true,
    sealed: false,
    tags: [],
  },
  answerRealityCheck: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/mc/limits/ack',
    token: true,
    sealed: false,
    tags: ['Play'],
  },
  setRealityCheck: {
    kind: 'mutation',
    method: 'PUT',
    path: '/wps/mc/limits/reality-check',
    token: true,
    sealed: false,
    tags: ['Play'],
  },
} as const satisfies Record<string, Route>

import type { Route } from '../endpoint.ts'

export const systemRoutes = {
  firstLogin: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/member/firstLogin',
    token: true,
    sealed: false,
    tags: ['Member'],
  },
  updateLanguage: {
    kind: 'mutation',
    method: 'PUT',
    path: '/wps/member/language',
    token: false,
    sealed: false,
    tags: [],
  },
  availablePromo: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/promo/available',
    token: true,
    sealed: false,
    tags: ['Inbox'],
  },
  streamTicket: { kind: 'mutation', method: 'POST', path: '/wps/stream/ticket', token: true, sealed: false, tags: [] },
} as const satisfies Record<string, Route>

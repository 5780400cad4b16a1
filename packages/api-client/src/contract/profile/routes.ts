import type { Route } from '../endpoint.ts'

export const profileRoutes = {
  profile: { kind: 'query', method: 'GET', path: '/wps/mc/profile', token: true, sealed: false, tags: ['Member'] },
  changeProfile: {
    kind: 'mutation',
    method: 'PATCH',
    path: '/wps/mc/profile',
    token: true,
    sealed: false,
    tags: ['Member'],
  },
  exportTicket: { kind: 'mutation', method: 'POST', path: '/wps/mc/export', token: true, sealed: false, tags: [] },
  closeAccount: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/mc/close',
    token: true,
    sealed: true,
    tags: ['Member'],
  },
} as const satisfies Record<string, Route>

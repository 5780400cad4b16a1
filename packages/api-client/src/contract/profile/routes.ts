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
  notices: { kind: 'query', method: 'GET', path: '/wps/mc/notices', token: true, sealed: false, tags: ['Notices'] },
  setNotice: {
    kind: 'mutation',
    method: 'PUT',
    path: '/wps/mc/notices',
    token: true,
    sealed: false,
    tags: ['Notices'],
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

import type { Route } from '../endpoint.ts'

export const inboxRoutes = {
  unreadCount: {
    kind: 'query',
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    token: true,
    sealed: false,
    tags: ['Inbox'],
    lifetime: 3600,
  },
} as const satisfies Record<string, Route>

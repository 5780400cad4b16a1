import type { Route } from '../endpoint.ts'

/** A member's messages one by one. The count is read with the first view. */
export const centreInboxRoutes = {
  messages: { kind: 'query', method: 'GET', path: '/wps/mc/messages', token: true, sealed: false, tags: ['Inbox'] },
  message: { kind: 'query', method: 'GET', path: '/wps/mc/messages/:id', token: true, sealed: false, tags: [] },
  readMessages: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/mc/messages/read',
    token: true,
    sealed: false,
    tags: ['Inbox'],
  },
  deleteMessages: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/mc/messages/delete',
    token: true,
    sealed: false,
    tags: ['Inbox'],
  },
  ownFeedback: {
    kind: 'query',
    method: 'GET',
    path: '/wps/mc/feedback',
    token: true,
    sealed: false,
    tags: ['Feedback'],
  },
} as const satisfies Record<string, Route>

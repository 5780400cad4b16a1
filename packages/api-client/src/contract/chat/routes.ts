import type { Route } from '../endpoint.ts'

export const chatRoutes = {
  chatRooms: {
    kind: 'query',
    method: 'GET',
    path: '/wps/chat/rooms',
    token: true,
    anonymous: true,
    sealed: false,
    tags: ['Chat'],
  },
  chatHistory: {
    kind: 'query',
    method: 'GET',
    path: '/wps/chat/rooms/:room/messages',
    token: true,
    anonymous: true,
    sealed: false,
    tags: ['Chat'],
  },
  /** Opens `GET /wps/chat/stream?ticket=`; one use, 30 s. */
  chatTicket: { kind: 'mutation', method: 'POST', path: '/wps/chat/ticket', token: false, sealed: false, tags: [] },
  chatSay: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/chat/rooms/:room/messages',
    token: true,
    sealed: false,
    tags: [],
  },
  chatReport: {
    kind: 'mutation',
    method: 'POST',
    path: '/wps/chat/messages/:id/report',
    token: true,
    sealed: false,
    tags: [],
  },
  /** Authors that the caller muted; the whole list, so that a repeat is harmless. */
  chatIgnore: {
    kind: 'mutation',
    method: 'PUT',
    path: '/wps/chat/ignored',
    token: true,
    sealed: false,
    tags: ['Chat'],
  },
} as const satisfies Record<string, Route>

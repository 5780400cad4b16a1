import type { Route } from '../endpoint.ts'

export const loginRoutes = {
  permission: {
    kind: 'query',
    method: 'GET',
    path: '/wps/system/whitelabel',
    token: false,
    sealed: false,
    tags: ['Site'],
  },
  gameMenus: {
    kind: 'query',
    method: 'GET',
    path: '/lgw/games/game_menus',
    token: false,
    sealed: false,
    tags: ['Site'],
  },
  memberInfo: {
    kind: 'query',
    method: 'GET',
    path: '/wps/member/info',
    token: true,
    sealed: false,
    tags: ['Member'],
  },
  systemStatus: {
    kind: 'query',
    method: 'GET',
    path: '/wps/system/status',
    token: false,
    sealed: false,
    tags: ['Site'],
  },
} as const satisfies Record<string, Route>

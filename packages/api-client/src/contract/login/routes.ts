import type { Route } from '../endpoint.ts'

export const loginRoutes = {
  permission: {
    kind: 'query',
    method: 'GET',
    path: '/wps/system/whitelabel',
    token: false,
    sealed: false,
    tags: ['Site'],
    lifetime: 3600,
  },
  gameMenus: {
    kind: 'query',
    method: 'GET',
    path: '/lgw/games/game_menus',
    token: false,
    sealed: false,
    tags: ['Site'],
    lifetime: 3600,
  },
  memberInfo: {
    kind: 'query',
    method: 'GET',
    path: '/wps/member/info',
    token: true,
    sealed: false,
    tags: ['Member'],
    lifetime: 3600,
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

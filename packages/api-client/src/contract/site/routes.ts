import type { Route } from '../endpoint.ts'

export const siteRoutes = {
  siteBanners: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/banners',
    token: false,
    audience: true,
    sealed: false,
    tags: ['Site'],
    lifetime: 300,
  },
  siteAnnouncements: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/announcements',
    token: false,
    audience: true,
    sealed: false,
    tags: ['Site'],
    lifetime: 300,
  },
} as const satisfies Record<string, Route>

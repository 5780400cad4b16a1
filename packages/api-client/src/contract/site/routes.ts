import type { Route } from '../endpoint.ts'

export const siteRoutes = {
  siteBanners: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/banners',
    token: true,
    anonymous: true,
    sealed: false,
    tags: ['Site', 'Audience'],
  },
  siteAnnouncements: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/announcements',
    token: true,
    anonymous: true,
    sealed: false,
    tags: ['Site', 'Audience'],
  },
} as const satisfies Record<string, Route>

/** Content of pages that a visitor opens later. */
export const laterSiteRoutes = {
  promotions: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/promotions',
    token: true,
    anonymous: true,
    sealed: false,
    tags: ['Promotions', 'Audience'],
  },
  promotion: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/promotions/:id',
    token: true,
    anonymous: true,
    sealed: false,
    tags: ['Promotions', 'Audience'],
  },
  siteAnnouncement: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/announcements/:id',
    token: true,
    anonymous: true,
    sealed: false,
    tags: ['Site', 'Audience'],
  },
  articles: { kind: 'query', method: 'GET', path: '/wps/site/articles', token: false, sealed: false, tags: ['Site'] },
  article: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/articles/:id',
    token: false,
    sealed: false,
    tags: ['Site'],
  },
  downloads: { kind: 'query', method: 'GET', path: '/wps/site/downloads', token: false, sealed: false, tags: ['Site'] },
  join: { kind: 'mutation', method: 'POST', path: '/wps/site/join', token: false, sealed: false, tags: [] },
} as const satisfies Record<string, Route>

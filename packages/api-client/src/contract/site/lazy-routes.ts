import type { Route } from '../endpoint.ts'

/** Content of pages that a visitor opens later. */
export const lazySiteRoutes = {
  promotions: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/promotions',
    token: true,
    anonymous: true,
    audience: true,
    sealed: false,
    tags: ['Promotions'],
  },
  promotion: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/promotions/:id',
    token: true,
    anonymous: true,
    audience: true,
    sealed: false,
    tags: ['Promotions'],
  },
  siteAnnouncement: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/announcements/:id',
    token: false,
    audience: true,
    sealed: false,
    tags: ['Site'],
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
  sitePages: { kind: 'query', method: 'GET', path: '/wps/site/pages', token: false, sealed: false, tags: ['Site'] },
  sitePage: {
    kind: 'query',
    method: 'GET',
    path: '/wps/site/pages/:name',
    token: false,
    sealed: false,
    tags: ['Site'],
  },
  downloads: { kind: 'query', method: 'GET', path: '/wps/site/downloads', token: false, sealed: false, tags: ['Site'] },
  join: { kind: 'mutation', method: 'POST', path: '/wps/site/join', token: false, sealed: false, tags: [] },
} as const satisfies Record<string, Route>

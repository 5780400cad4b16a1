import { sitePageNames } from '@boardwalk/api-client/contract'
import { lazyPage } from '../app/lazy-page.tsx'
import { makeRoute, read } from '../app/make-route.ts'
import { idIn, pageIn } from '../app/named-in-query.ts'
import type { PreloadContext, RouteSpec } from '../feature-contract.ts'
import { languageArg, noticesArg } from '../site/queries.ts'

const joining = (name: keyof typeof import('./joining-pages.ts')) =>
  lazyPage(() => import('./joining-pages.ts').then((module) => module[name]))
const download = joining('DownPage')
/** Pages of words and pictures share most of their code, so they load together. */
const content = (name: keyof typeof import('./content-pages.ts')) =>
  lazyPage(() => import('./content-pages.ts').then((module) => module[name]))

const inLanguage = ({ language }: PreloadContext) => languageArg(language)

/** A page of the one thing that `id` names; without a well-formed one there is nothing to show. */
const one = (path: string, name: Parameters<typeof content>[0], endpoint: string, rest?: Partial<RouteSpec>) =>
  makeRoute(path, content(name), endpoint, {
    ...rest,
    identity: ['id'],
    namedBy: endpoint,
    exists: ({ url }) => idIn(url.searchParams) !== null,
    queries: ({ url, language }) => {
      const id = idIn(url.searchParams)
      return id === null ? [] : [{ endpoint, arg: { id, language } }]
    },
  })

/** A text that a visitor may always read. */
const text = (name: string, page: Parameters<typeof content>[0], endpoint: string, arg?: object, title = 'policies') =>
  makeRoute(`/${name}`, content(page), title, {
    isPublic: true,
    namedBy: endpoint,
    queries: read(endpoint, ({ language }) => ({ ...arg, language })),
  })

const helpPage = content('HelpPage')
const help = (path: string, rest: Partial<RouteSpec>) =>
  makeRoute(path, helpPage, 'help', { reads: ['topic'], queries: read('helpCenter', inLanguage), ...rest })

/** Paths, layouts, banner groups and pages that a visitor may always see: visitor specification §2. */
export const routes: RouteSpec[] = [
  help('/help', { bannerGroup: 'w_help' }),
  help('/helpmc', { layout: 'bare', isPublic: true, isIndexed: false }),
  makeRoute('/down', download, 'down', {
    bannerGroup: 'w_down',
    isPublic: true,
    queries: read('downloads', () => ({})),
  }),
  makeRoute('/download', download, 'down', { redirect: '/down', isPublic: true, isIndexed: false }),
  makeRoute('/join', joining('JoinPage'), 'join'),
  makeRoute('/noticePage', content('NoticePage'), 'notices', {
    identity: ['page'],
    queries: read('siteAnnouncements', ({ url, language }) => noticesArg(pageIn(url.searchParams), language)),
  }),
  makeRoute('/promotions', content('PromotionsPage'), 'promotions', {
    bannerGroup: 'w_promotion',
    reads: ['type'],
    queries: read('promotions', inLanguage),
  }),
  one('/promoDetail', 'PromotionPage', 'promotion', { module: 'promotions' }),
  one('/article', 'ArticlePage', 'article', { isPublic: true }),
  // Registration asks a visitor to accept the terms.
  text('terms', 'TermsPage', 'articles', { kind: 'TERMS' }, 'terms'),
  text('policies', 'PoliciesPage', 'sitePages'),
  ...sitePageNames.map((name) => text(name, 'PolicyPage', 'sitePage', { name })),
]

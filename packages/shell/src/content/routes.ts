import { sitePageNames } from '@boardwalk/api-client/contract'
import { downloadReads, helpReads, noticeReads, offerReads, oneRead, textReads } from '#preload'
import { lazyPage } from '../app/lazy-page.tsx'
import { makeRoute } from '../app/make-route.ts'
import { idIn } from '../app/named-in-query.ts'
import type { RouteSpec } from '../feature-contract.ts'

const joining = (name: keyof typeof import('./joining-pages.ts')) =>
  lazyPage(() => import('./joining-pages.ts').then((module) => module[name]))
const download = joining('DownPage')
/** Pages of words and pictures share most of their code, so they load together. */
const content = (name: keyof typeof import('./content-pages.ts')) =>
  lazyPage(() => import('./content-pages.ts').then((module) => module[name]))

/** A page of the one thing that `id` names; without a well-formed one there is nothing to show. */
const one = (path: string, name: Parameters<typeof content>[0], endpoint: string, rest?: Partial<RouteSpec>) =>
  makeRoute(path, content(name), endpoint, {
    ...rest,
    identity: ['id'],
    namedBy: endpoint,
    exists: ({ url }) => idIn(url.searchParams) !== null,
    ...oneRead(endpoint),
  })

/** A text that a visitor may always read. */
const text = (
  name: string,
  page: Parameters<typeof content>[0],
  endpoint: string,
  arg?: { name?: string },
  title = 'policies',
) => makeRoute(`/${name}`, content(page), title, { isPublic: true, namedBy: endpoint, ...textReads(endpoint, arg) })

const helpPage = content('HelpPage')
const help = (path: string, rest: Partial<RouteSpec>) =>
  makeRoute(path, helpPage, 'help', { reads: ['topic'], ...helpReads, ...rest })

/** Paths, layouts, banner groups and pages that a visitor may always see: visitor specification §2. */
export const routes: RouteSpec[] = [
  help('/help', { bannerGroup: 'w_help' }),
  help('/helpmc', { layout: 'bare', isPublic: true, isIndexed: false }),
  makeRoute('/down', download, 'down', {
    bannerGroup: 'w_down',
    isPublic: true,
    ...downloadReads,
  }),
  makeRoute('/download', download, 'down', { redirect: '/down', isPublic: true, isIndexed: false }),
  makeRoute('/join', joining('JoinPage'), 'join'),
  makeRoute('/noticePage', content('NoticePage'), 'notices', {
    identity: ['page'],
    ...noticeReads,
  }),
  makeRoute('/promotions', content('PromotionsPage'), 'promotions', {
    bannerGroup: 'w_promotion',
    reads: ['type'],
    ...offerReads,
  }),
  one('/promoDetail', 'PromotionPage', 'promotion', { module: 'promotions' }),
  one('/article', 'ArticlePage', 'article', { isPublic: true }),
  // Registration asks a visitor to accept the terms.
  text('terms', 'TermsPage', 'terms', {}, 'terms'),
  text('policies', 'PoliciesPage', 'sitePages'),
  ...sitePageNames.map((name) => text(name, 'PolicyPage', 'sitePage', { name })),
]

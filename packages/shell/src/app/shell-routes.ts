import type { PreloadContext, RouteSpec } from '../feature-contract.ts'
import { HomePage } from '../pages/home/HomePage.tsx'
import { announcementsArg, helpArg, languageArg, noticesArg, registerArg } from '../site/queries.ts'
import { lazyPage } from './lazy-page.tsx'
import { idIn, pageIn } from './named-in-query.ts'

/** The page that most visits begin with is part of the entry: one request less, and it compresses with the rest. */
const home = lazyPage(() => Promise.resolve(HomePage))
const login = lazyPage(() => import('../pages/login/LoginPage.tsx').then((module) => module.LoginPage))
const register = lazyPage(() => import('../pages/register/RegisterPage.tsx').then((module) => module.RegisterPage))
const download = lazyPage(() => import('../pages/down/DownPage.tsx').then((module) => module.DownPage))
const join = lazyPage(() => import('../pages/join/JoinPage.tsx').then((module) => module.JoinPage))
/** Pages of words and pictures share most of what they are made of, so they come together. */
const content = (name: keyof typeof import('../pages/content-pages.ts')) =>
  lazyPage(() => import('../pages/content-pages.ts').then((module) => module[name]))

/** Other paths of a page (visitor specification §2). */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  '/': ['/index', '/index.html', '/home'],
  '/register': ['/register.html'],
  '/lottery': ['/lottert', '/vnlottery', '/sealottery'],
}

/**
 * All that a visitor without a session may see where everything else needs one (visitor specification §2), and the terms
 * that the registration asks them to accept.
 */
export const openPaths: readonly string[] = [
  ...['/login', '/register', '/register.html', '/helpmc', '/download', '/down'],
  ...['/terms', '/about', '/article'],
]

const read =
  (endpoint: string, arg: (context: PreloadContext) => Record<string, unknown>): NonNullable<RouteSpec['queries']> =>
  (context) => [{ endpoint, arg: arg(context) }]
const inLanguage = ({ language }: PreloadContext) => languageArg(language)

const route = (path: string, page: RouteSpec['page'], title: string, rest: Partial<RouteSpec> = {}): RouteSpec => ({
  layout: 'full',
  ...rest,
  path,
  page,
  title: `shell:title.${title}`,
})

/** A page of the one thing that `id` names; without a well-formed one there is nothing to show. */
const one = (path: string, name: Parameters<typeof content>[0], title: string, endpoint: string) =>
  route(path, content(name), title, {
    identity: ['id'],
    namedBy: endpoint,
    exists: ({ url }) => idIn(url.searchParams) !== null,
    queries: ({ url, language }) => {
      const id = idIn(url.searchParams)
      return id === null ? [] : [{ endpoint, arg: { id, language } }]
    },
  })

const absent = content('AbsentPage')
/** Answers a path of the specification that belongs to a feature, while no app composes one that does. */
const awaited = (path: string, title: string, rest: Partial<RouteSpec>) =>
  route(path, absent, title, { ...rest, isEntry: false, isIndexed: false })

const help = content('HelpPage')
const helpQueries = read('helpCenter', ({ language }) => helpArg(language))

/** Pages that belong to no feature. Paths, layouts and banner groups: visitor specification §2. */
export const shellRoutes: RouteSpec[] = [
  route('/', home, 'home', {
    bannerGroup: 'w_home',
    texts: 'first',
    queries: read('announcements', ({ language }) => announcementsArg(language)),
  }),
  route('/register', register, 'register', {
    bannerGroup: 'w_reg',
    isForVisitors: true,
    queries: read('registerSettings', () => registerArg),
  }),
  route('/login', login, 'login', { bannerGroup: 'w_login', reads: ['next'], isIndexed: false }),
  route('/help', help, 'help', {
    bannerGroup: 'w_help',
    reads: ['topic'],
    queries: helpQueries,
  }),
  route('/helpmc', help, 'help', { layout: 'bare', reads: ['topic'], queries: helpQueries, isIndexed: false }),
  route('/down', download, 'down', {
    bannerGroup: 'w_down',
    queries: read('downloads', () => ({})),
  }),
  route('/download', download, 'down', { redirect: '/down', isIndexed: false }),
  route('/join', join, 'join'),
  route('/noticePage', content('NoticePage'), 'notices', {
    identity: ['page'],
    queries: read('siteAnnouncements', ({ url, language }) => noticesArg(pageIn(url.searchParams), language)),
  }),
  route('/promotions', content('PromotionsPage'), 'promotions', {
    bannerGroup: 'w_promotion',
    reads: ['type'],
    queries: read('promotions', inLanguage),
  }),
  one('/promoDetail', 'PromotionPage', 'promotion', 'promotion'),
  one('/article', 'ArticlePage', 'article', 'article'),
  route('/terms', content('TermsPage'), 'terms', {
    queries: read('articles', ({ language }) => ({ kind: 'TERMS', language })),
  }),
  route('/about', content('AboutPage'), 'about', {
    queries: read('articles', ({ language }) => ({ kind: 'INFO', language })),
  }),
  route('/seamless', content('SeamlessPage'), 'game', {
    layout: 'header',
    reads: ['url'],
    isEntry: false,
    isIndexed: false,
  }),
  awaited('/lottery', 'lottery', { layout: 'header' }),
  awaited('/elott', 'lottery', { bannerGroup: 'w_lott' }),
  awaited('/pointMall', 'pointMall', { bannerGroup: 'w_shop' }),
]

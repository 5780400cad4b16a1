import type { RouteSpec } from '../feature-contract.ts'
import { HomePage } from '../pages/home/HomePage.tsx'
import { announcementsArg } from '../site/queries.ts'
import { lazyPage } from './lazy-page.tsx'
import { makeRoute, read } from './make-route.ts'

/** The page that most visits begin with is part of the entry: one request less, and it compresses with the rest. */
const home = lazyPage(() => Promise.resolve(HomePage))
const own = (name: keyof typeof import('../pages/shell-pages.ts')) =>
  lazyPage(() => import('../pages/shell-pages.ts').then((module) => module[name]))

/** Pages that belong to no feature. Paths, layouts and banner groups: visitor specification §2. */
export const shellRoutes: RouteSpec[] = [
  makeRoute('/', home, 'home', {
    aliases: ['/index', '/index.html', '/home'],
    isHome: true,
    bannerGroup: 'w_home',
    texts: 'first',
    queries: read('announcements', ({ language }) => announcementsArg(language)),
  }),
  makeRoute('/seamless', own('SeamlessPage'), 'game', {
    layout: 'header',
    reads: ['url'],
    isEntry: false,
    isIndexed: false,
  }),
  // Answers a path of the specification until a feature brings its page.
  makeRoute('/pointMall', own('PlaceholderPage'), 'pointMall', {
    bannerGroup: 'w_shop',
    isEntry: false,
    isIndexed: false,
  }),
]

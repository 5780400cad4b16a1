import type { RouteSpec } from '../feature.ts'
import { HomePage } from '../pages/home/HomePage.tsx'
import { announcementsArg, helpArg, registerArg } from '../site/queries.ts'
import { lazyPage } from './lazy-page.tsx'

/** The page that most visits begin with is part of the entry: one request less, and it compresses with the rest. */
const home = lazyPage(() => Promise.resolve(HomePage))
const register = lazyPage(() => import('../pages/register/RegisterPage.tsx').then((module) => module.RegisterPage))
const help = lazyPage(() => import('../pages/help/HelpPage.tsx').then((module) => module.HelpPage))

const homeRoute = (path: string): RouteSpec => ({
  path,
  page: home,
  layout: 'full',
  title: 'shell:title.home',
  bannerGroup: 'w_home',
  queries: ({ language }) => [{ endpoint: 'announcements', arg: announcementsArg(language) }],
})
const registerRoute = (path: string): RouteSpec => ({
  path,
  page: register,
  layout: 'full',
  title: 'shell:title.register',
  bannerGroup: 'w_reg',
  queries: () => [{ endpoint: 'registerSettings', arg: registerArg }],
})
const helpRoute = (path: string, layout: RouteSpec['layout']): RouteSpec => ({
  path,
  page: help,
  layout,
  title: 'shell:title.help',
  ...(layout === 'full' && { bannerGroup: 'w_help' }),
  queries: ({ language }) => [{ endpoint: 'helpCenter', arg: helpArg(language) }],
})

/** Pages that belong to no feature. Paths and layouts: visitor specification §2. */
export const shellRoutes: RouteSpec[] = [
  ...['/', '/index', '/index.html', '/home'].map(homeRoute),
  ...['/register', '/register.html'].map(registerRoute),
  helpRoute('/help', 'full'),
  helpRoute('/helpmc', 'bare'),
]

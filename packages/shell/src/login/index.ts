import { lazyPage } from '../app/lazy-page.tsx'
import { makeRoute } from '../app/make-route.ts'
import { defineFeature } from '../feature-contract.ts'
import { LOGIN_PATH } from './login-path.ts'

const page = lazyPage(() => import('./LoginPage.tsx').then((module) => module.LoginPage))

/** Signing in, on a page and in a dialog. Where it is left out, the storefront can be looked at and no more. */
export const login = defineFeature({
  name: 'login',
  entrances: { login: { path: LOGIN_PATH, dialog: 'login' } },
  routes: [
    makeRoute(LOGIN_PATH, page, 'login', { bannerGroup: 'w_login', isPublic: true, reads: ['next'], isIndexed: false }),
  ],
  lazy: () => import('./lazy.ts').then((module) => module.lazyParts),
})

import { texts } from '@boardwalk/i18n/texts/registration'
import { lazyPage } from '../app/lazy-page.tsx'
import { makeRoute, read } from '../app/make-route.ts'
import { defineFeature } from '../feature-contract.ts'
import { registerArg } from '../site/queries.ts'

const page = lazyPage(() => import('./RegisterPage.tsx').then((module) => module.RegisterPage))

/** New accounts, on a page and in a dialog, and invitations to them. Where it is left out, registration is closed. */
export const registration = defineFeature({
  name: 'registration',
  texts,
  entrances: { register: { path: '/register', dialog: 'register', switch: 'directRegistration' } },
  routes: [
    makeRoute('/register', page, 'register', {
      aliases: ['/register.html'],
      bannerGroup: 'w_reg',
      isForVisitors: true,
      isPublic: true,
      queries: read('registerSettings', () => registerArg),
    }),
  ],
  handles: ['referralCode', 'affiliateCode'],
  lazy: () => import('./lazy.ts').then((module) => module.lazyParts),
})

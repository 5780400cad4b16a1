import { texts } from '@boardwalk/i18n/texts/pages'
import { defineFeature } from '../feature-contract.ts'
import { routes } from './routes.ts'

/** The operator's content: help, notices, offers, articles, ways to join and to install. */
export const content = defineFeature({
  name: 'content',
  routes,
  texts,
  lazy: () => import('./lazy.ts').then((module) => module.lazyParts),
})

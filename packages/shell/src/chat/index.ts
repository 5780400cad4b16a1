import { defineFeature } from '../feature-contract.ts'

/** Rooms where members talk, where the platform has switched them on. */
export const chat = defineFeature({
  name: 'chat',
  /** No page waits for them, so their loaders are in the later parts. */
  texts: { name: 'chat', load: (language) => import('./lazy.ts').then(({ texts }) => texts.load(language)) },
  lazy: () => import('./lazy.ts').then((module) => module.lazyParts),
})

import { defineFeature } from '@boardwalk/shell/feature'

/** A member's own pages over the current page; an app that leaves it out has no entry that leads to one. */
export const memberCentre = defineFeature({
  name: 'member-centre',
  /** No page waits for them, so their loaders are in the later parts. */
  texts: { name: 'member-centre', load: (language) => import('./lazy.ts').then(({ texts }) => texts.load(language)) },
  handles: ['member', 'safety', 'points'],
  lazy: () => import('./lazy.ts').then(({ lazyParts }) => lazyParts),
})

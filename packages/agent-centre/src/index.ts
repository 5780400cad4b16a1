import { defineFeature } from '@boardwalk/shell/feature'

/** An agent's own pages over the current page; an app that leaves it out has no entry that leads to one. */
export const agentCentre = defineFeature({
  name: 'agent-centre',
  /** No page waits for them, so their loaders come with the later parts. */
  texts: { name: 'agent-centre', load: (language) => import('./lazy.ts').then(({ texts }) => texts.load(language)) },
  handles: ['agent'],
  lazy: () => import('./lazy.ts').then(({ lazyParts }) => lazyParts),
})

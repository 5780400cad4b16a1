import { defineFeature } from '@boardwalk/shell/feature'

/** A member's own pages over the current page; an app that leaves it out has no entry that leads to one. */
export const memberCentre = defineFeature({
  name: 'member-centre',
  later: () => import('./later.ts').then(({ later }) => later),
})

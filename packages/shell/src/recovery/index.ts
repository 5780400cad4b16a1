import { defineFeature } from '../feature-contract.ts'

/** A new password for players who forgot theirs, by e-mail or phone, as far as the platform has switched them on. */
export const recovery = defineFeature({
  name: 'recovery',
  lazy: () => import('./lazy.ts').then((module) => module.lazyParts),
})

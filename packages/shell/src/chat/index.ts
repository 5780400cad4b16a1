import { defineFeature } from '../feature-contract.ts'

/** Rooms where members talk, where the platform has switched them on. */
export const chat = defineFeature({
  name: 'chat',
  later: () => import('./later.ts').then((module) => module.later),
})

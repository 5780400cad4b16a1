import { lazyPage } from '../app/lazy-page.tsx'
import type { LaterParts } from '../feature-contract.ts'
import { Arrival } from './Arrival.tsx'

export const later: LaterParts = {
  dialogs: { register: lazyPage(() => import('./RegisterDialog.tsx').then((module) => module.RegisterDialog)) },
  background: [Arrival],
}

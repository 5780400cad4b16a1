import { lazyPage } from '../app/lazy-page.tsx'
import type { LazyParts } from '../feature-contract.ts'
import { Arrival } from './Arrival.tsx'

export const lazyParts: LazyParts = {
  dialogs: { register: lazyPage(() => import('./RegisterDialog.tsx').then((module) => module.RegisterDialog)) },
  background: [Arrival],
}

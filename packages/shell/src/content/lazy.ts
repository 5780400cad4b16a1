import { lazyPage } from '../app/lazy-page.tsx'
import type { LazyParts } from '../feature-contract.ts'

export const lazyParts: LazyParts = {
  dialogs: {
    activity: lazyPage(() => import('./promotions/ActivityDialog.tsx').then((module) => module.ActivityDialog)),
    terms: lazyPage(() => import('./articles/TermsDialog.tsx').then((module) => module.TermsDialog)),
  },
  background: [
    lazyPage(() => import('./down/InstallOffer.tsx').then((module) => module.InstallOffer)),
    lazyPage(() => import('./articles/TermsWatch.tsx').then((module) => module.TermsWatch)),
  ],
}

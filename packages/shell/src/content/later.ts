import { lazyPage } from '../app/lazy-page.tsx'
import type { LaterParts } from '../feature-contract.ts'

export const later: LaterParts = {
  dialogs: {
    activity: lazyPage(() => import('./promotions/ActivityDialog.tsx').then((module) => module.ActivityDialog)),
  },
  background: [lazyPage(() => import('./down/InstallOffer.tsx').then((module) => module.InstallOffer))],
}

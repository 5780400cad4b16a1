import { lazyPage } from '../app/lazy-page.tsx'
import type { LaterParts } from '../feature-contract.ts'

export const later: LaterParts = {
  dialogs: {
    login: lazyPage(() => import('./LoginDialog.tsx').then((module) => module.LoginDialog)),
  },
}

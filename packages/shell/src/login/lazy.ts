import { lazyPage } from '../app/lazy-page.tsx'
import type { LazyParts } from '../feature-contract.ts'

export const lazyParts: LazyParts = {
  dialogs: {
    login: lazyPage(() => import('./LoginDialog.tsx').then((module) => module.LoginDialog)),
  },
}

import { lazyPage } from '../app/lazy-page.tsx'
import type { LazyParts } from '../feature-contract.ts'

/** The dialogs of the shell by kind; the code of each loads with its first opening. */
export const shellDialogs: NonNullable<LazyParts['dialogs']> = {
  avatar: lazyPage(() => import('./AvatarDialog.tsx').then((module) => module.AvatarDialog)),
  coming: lazyPage(() => import('./ComingDialog.tsx').then((module) => module.ComingDialog)),
  forgetTip: lazyPage(() => import('./ForgetTipDialog.tsx').then((module) => module.ForgetTipDialog)),
  gift: lazyPage(() => import('./GiftDialog.tsx').then((module) => module.GiftDialog)),
  noSignIn: lazyPage(() => import('./NoSignInDialog.tsx').then((module) => module.NoSignInDialog)),
  notice: lazyPage(() => import('./NoticeDialog.tsx').then((module) => module.NoticeDialog)),
  popup: lazyPage(() => import('./PopupDialog.tsx').then((module) => module.PopupDialog)),
  region: lazyPage(() => import('./RegionDialog.tsx').then((module) => module.RegionDialog)),
  sessions: lazyPage(() => import('./sessions/SessionsDialog.tsx').then((module) => module.SessionsDialog)),
}

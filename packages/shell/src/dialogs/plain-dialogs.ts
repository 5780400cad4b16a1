import type { ComponentType } from 'react'
import { lazyPage } from '../app/lazy-page.tsx'
import type { Modal } from '../app/modal-slice.ts'

/** Dialogs that need to know nothing but that they are open; the code of each comes with its first opening. */
export const plainDialogs: { readonly [K in Modal['kind']]?: ComponentType } = {
  activity: lazyPage(() => import('./ActivityDialog.tsx').then((module) => module.ActivityDialog)),
  avatar: lazyPage(() => import('./AvatarDialog.tsx').then((module) => module.AvatarDialog)),
  chat: lazyPage(() => import('../chat/ChatDrawer.tsx').then((module) => module.ChatDrawer)),
  coming: lazyPage(() => import('./ComingDialog.tsx').then((module) => module.ComingDialog)),
  forgetTip: lazyPage(() => import('./ForgetTipDialog.tsx').then((module) => module.ForgetTipDialog)),
  gift: lazyPage(() => import('./GiftDialog.tsx').then((module) => module.GiftDialog)),
  popup: lazyPage(() => import('./PopupDialog.tsx').then((module) => module.PopupDialog)),
  sessions: lazyPage(() => import('./sessions/SessionsDialog.tsx').then((module) => module.SessionsDialog)),
}

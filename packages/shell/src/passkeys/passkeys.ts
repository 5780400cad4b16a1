import { useSyncExternalStore } from 'react'

/** The dialogs of a browser's passkeys; their code loads with the first use. */
export const passkeys = () => import('./browser-passkeys.ts')

const never = () => () => undefined
const isSupported = () => typeof window.PublicKeyCredential === 'function'

/** Whether this browser has passkeys; null on the server and in the first client render. */
export const usePasskeySupport = (): boolean | null =>
  useSyncExternalStore<boolean | null>(never, isSupported, () => null)

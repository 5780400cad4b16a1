import { type ReactNode, useSyncExternalStore } from 'react'
import { Notice } from './Notice.tsx'

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

/** Whether the device says that it has a network; true on the server. */
export const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Says once that there is no network, and goes when it is back. Spoken politely. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const isOnline = useIsOnline()
  return <div aria-live="polite">{!isOnline && <Notice tone="warning">{children}</Notice>}</div>
}

import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { from } from '../foundation/sizes.ts'
import { Notice } from './Notice.tsx'

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

/** Whether the device reports a network; true on the server. */
export const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Announces once and politely that there is no network, and disappears when it is back. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const isOnline = useIsOnline()
  return (
    <div aria-live="polite">
      {!isOnline && (
        <Place>
          <Notice tone="warning">{children}</Notice>
        </Place>
      )}
    </div>
  )
}

/** Over the page, wherever it is scrolled to, and clear of a phone's bottom bar. */
const Place = styled.div`
  position: fixed;
  inset-block-end: calc(76px + env(safe-area-inset-bottom));
  inset-inline: ${token('space-3')};
  z-index: 30;
  max-inline-size: 36rem;
  margin-inline: auto;
  pointer-events: none;
  & > * { box-shadow: ${token('shadow-panel')}; }
  ${from('desktop')} { inset-block-end: ${token('space-4')}; }
  /* A framed game has its controls at the lower edge. */
  body:has(main iframe) && { inset-block: ${token('space-1')} auto; }
`

import { useSyncExternalStore } from 'react'

/** Event of browsers that can install a site; not in the standard's types. */
type InstallEvent = Event & { prompt(): Promise<unknown>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> }
export type Install = { kind: 'unavailable' } | { kind: 'ready'; ask: () => Promise<void> } | { kind: 'installed' }

const unavailable: Install = { kind: 'unavailable' }
const installed: Install = { kind: 'installed' }
let current: Install = unavailable
const listeners = new Set<() => void>()

const become = (next: Install) => {
  current = next
  for (const listener of listeners) listener()
}

/**
 * The browser offers once per page, at a moment of its own: the bootstrap script keeps an offer that precedes this
 * code.
 */
export function keepInstallOffer(): () => void {
  if (window.matchMedia('(display-mode: standalone)').matches) become(installed)
  const offered = (event: Event) => {
    event.preventDefault()
    const { prompt, userChoice } = event as InstallEvent
    const ask = async () => {
      become(unavailable)
      await prompt.call(event)
      if ((await userChoice).outcome === 'accepted') become(installed)
    }
    become({ kind: 'ready', ask })
  }
  const done = () => become(installed)
  const early = (window as Window & { installOffer?: Event }).installOffer
  if (early) offered(early)
  addEventListener('beforeinstallprompt', offered)
  addEventListener('appinstalled', done)
  return () => {
    removeEventListener('beforeinstallprompt', offered)
    removeEventListener('appinstalled', done)
    current = unavailable
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this browser can install the storefront now. */
export const useInstall = (): Install =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => unavailable,
  )

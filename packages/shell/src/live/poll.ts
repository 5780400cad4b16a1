import { api } from '@boardwalk/api-client'
import type { ShellStore } from '../app/store.ts'
import { balanceArg } from '../session/use-live-balance.ts'

const BALANCE_MS = 30_000
const UNREAD_MS = 60_000
const fresh = { forceRefetch: true, subscribe: false } as const

const readBalance = (store: ShellStore) => void store.dispatch(api.endpoints.balance.initiate(balanceArg, fresh))
const readUnread = (store: ShellStore) => void store.dispatch(api.endpoints.unreadCount.initiate({}, fresh))

/** Refetches data that may have changed while there was no connection. */
export function catchUp(store: ShellStore) {
  readBalance(store)
  readUnread(store)
}

/** The fallback while no stream is open: balance every 30 s, messages every 60 s, and only on a page in sight. */
export function poll(store: ShellStore): () => void {
  const whenVisible = (read: (store: ShellStore) => void) => () => {
    if (document.visibilityState === 'visible') read(store)
  }
  const timers = [setInterval(whenVisible(readBalance), BALANCE_MS), setInterval(whenVisible(readUnread), UNREAD_MS)]
  return () => timers.forEach(clearInterval)
}

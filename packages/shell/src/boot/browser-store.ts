import type { Boot } from '@boardwalk/api-client/contract'
import { createStore, type ShellStore } from '../app/store.ts'
import { sessionLost } from '../session/session-actions.ts'
import { readToken } from '../session/session-storage.ts'
import { askStatus } from '../status/ask-status.ts'

/** The store of a living page: its requests carry the tab's token and the page's language. */
export function createBrowserStore(boot: Boot): ShellStore {
  const store: ShellStore = createStore(boot, {
    merchantCode: boot.merchantCode,
    getToken: readToken,
    getLanguage: () => store.getState().settings.language,
    fetch: (...call) => fetch(...call),
    onUnauthenticated: () => store.dispatch(sessionLost()),
    onClosed: () => void store.dispatch(askStatus()),
  })
  return store
}

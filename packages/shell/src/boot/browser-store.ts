import type { ApiContext } from '@boardwalk/api-client'
import type { Boot } from '@boardwalk/api-client/contract'
import { createStore, type ShellStore } from '../app/store.ts'
import type { Feature } from '../feature-contract.ts'
import { sessionLost } from '../session/session-actions.ts'
import { readToken } from '../session/session-storage.ts'
import { askStatus } from '../status/ask-status.ts'

/** The store of a hydrated page: its requests contain the tab's token and the page's language. */
export function createBrowserStore(boot: Boot, features: readonly Feature[]): ShellStore {
  const context: ApiContext = {
    merchantCode: boot.merchantCode,
    getToken: readToken,
    getLanguage: () => store.getState().settings.language,
    fetch: (...call) => fetch(...call),
    onUnauthenticated: () => store.dispatch(sessionLost()),
    onClosed: () => void store.dispatch(askStatus()),
  }
  const store: ShellStore = createStore(boot, context, features)
  return store
}

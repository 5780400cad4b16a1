import { useEffect } from 'react'
import { useStore } from 'react-redux'
import type { ShellStore } from '../app/store.ts'
import { useShellState } from '../app/store.ts'
import { useSession } from '../session/use-session.ts'
import { startLive } from './start-live.ts'

/** Events for as long as a player is signed in. */
export function useLive() {
  const store = useStore() as ShellStore
  const { isLoggedIn, username } = useSession()
  const merchantCode = useShellState((state) => state.settings.merchantCode)
  useEffect(
    () => (isLoggedIn ? startLive(store, `${merchantCode}:${username}`) : undefined),
    [store, isLoggedIn, username, merchantCode],
  )
}

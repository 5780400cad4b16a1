import { useEffect } from 'react'
import { useStore } from 'react-redux'
import type { ShellStore } from '../app/store.ts'
import { useShellState } from '../app/store.ts'
import { useSession } from '../session/use-session.ts'
import { startLive } from './start-live.ts'

/**
 * Events for as long as a player is signed in. The stream closes before the token is given back: a connection that
 * opens in that moment would be refused.
 */
export function useLive() {
  const store = useStore() as ShellStore
  const { isLoggedIn, isLeaving, username } = useSession()
  const isOn = isLoggedIn && !isLeaving
  const merchantCode = useShellState((state) => state.settings.merchantCode)
  useEffect(
    () => (isOn ? startLive(store, `${merchantCode}:${username}`) : undefined),
    [store, isOn, username, merchantCode],
  )
}

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and in the first client render, so that both agree; true afterwards. */
export const useIsMounted = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

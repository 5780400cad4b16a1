import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first client render, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const nothing = () => null

/**
 * Whether this render is the server's, or the one that must equal it. Unlike a value that differs between server and
 * browser, it costs no second render. It is meaningless after the first render.
 */
export function useHydrating(): boolean {
  let isHydrating = false
  // React reads the server's value on the server and while it hydrates, and at no other time.
  useSyncExternalStore(never, nothing, () => {
    isHydrating = true
    return null
  })
  return isHydrating
}

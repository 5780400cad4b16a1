import { useEffect, useState } from 'react'

/** True once the page has come to life, for code that must not load before: later than `useHydrated` by one effect. */
export function useAlive() {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}

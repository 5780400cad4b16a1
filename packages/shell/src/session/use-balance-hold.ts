import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import type { ShellStore } from '../app/store.ts'
import { createBalanceHold } from './hold-balance.ts'

/**
 * Holds credits back while a game's round is open; leaving the page shows the balance at once. A game in a window of
 * its own outlives the page, and then its window releases them.
 */
export function useBalanceHold({ outlivesPage = false }: { outlivesPage?: boolean } = {}) {
  const store = useStore() as ShellStore
  const [isHeld, setHeld] = useState(false)
  const { hold, release } = useMemo(() => createBalanceHold(store, setHeld), [store])
  useEffect(() => (outlivesPage ? undefined : release), [outlivesPage, release])
  return { isHeld, hold, release }
}

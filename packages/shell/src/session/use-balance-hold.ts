import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import type { ShellStore } from '../app/store.ts'
import { createBalanceHold } from './hold-balance.ts'

/** Holds credits back while a game's round is open; leaving the page shows the balance at once. */
export function useBalanceHold() {
  const store = useStore() as ShellStore
  const [isHeld, setHeld] = useState(false)
  const { hold, release } = useMemo(() => createBalanceHold(store, setHeld), [store])
  useEffect(() => release, [release])
  return { isHeld, hold, release }
}

import { refetchWhenBack } from '@boardwalk/api-client'
import { useEffect } from 'react'
import { useShellDispatch } from './store.ts'

/** Answers refresh when the network or the visitor returns. */
export function useRefetchWhenBack() {
  const dispatch = useShellDispatch()
  useEffect(() => refetchWhenBack(dispatch), [dispatch])
}

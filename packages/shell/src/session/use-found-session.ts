import { sessionFound } from '@boardwalk/api-client/lazy'
import { useEffect } from 'react'
import { type ShellDispatch, type ShellState, useShellDispatch } from '../app/store.ts'

const askAsMember = (dispatch: ShellDispatch, getState: () => ShellState) => {
  if (getState().session.status === 'member') dispatch(sessionFound())
}

/** The page's first responses were made for a visitor: a tab with a session refetches its owner's data. */
export function useFoundSession() {
  const dispatch = useShellDispatch()
  useEffect(() => void dispatch(askAsMember), [dispatch])
}

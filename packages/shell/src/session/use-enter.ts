import { useTranslation } from '@boardwalk/i18n'
import { useCallback } from 'react'
import { useAnnounce } from '../app/live-region.tsx'
import { useShellDispatch } from '../app/store.ts'
import { type LoginOk, type LoginWay, startSession } from './start-session.ts'

/** Ends every way of signing in: starts the session and names the player. */
export function useEnter() {
  const { t } = useTranslation('shell')
  const dispatch = useShellDispatch()
  const announce = useAnnounce()
  return useCallback(
    (answer: LoginOk, way: LoginWay) => {
      dispatch(startSession(answer, way))
      announce(t('access:signIn.done', { name: answer.userName }))
    },
    [dispatch, announce, t],
  )
}

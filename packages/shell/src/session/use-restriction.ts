import { useMemberInfoQuery } from '@boardwalk/api-client'
import { useEffect } from 'react'
import { useShellDispatch } from '../app/store.ts'
import { restrictionLearned } from './session-slice.ts'
import { useSession } from './use-session.ts'

/**
 * Whether this session may do nothing but change its password. The response to the login contains it; a tab that has
 * lost the mark learns it from member info, which such a session is refused.
 */
export function useRestriction(): boolean {
  const dispatch = useShellDispatch()
  const { isLoggedIn, isRestricted } = useSession()
  const { error } = useMemberInfoQuery({}, { skip: !isLoggedIn })
  const isRefused = error !== undefined && 'code' in error && error.code === 'FORBIDDEN'
  useEffect(() => {
    if (isRefused) dispatch(restrictionLearned())
  }, [isRefused, dispatch])
  return isRestricted
}

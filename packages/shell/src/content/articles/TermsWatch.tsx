import { useTermsOfUseQuery } from '@boardwalk/api-client/lazy'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useShellState } from '../../app/store.ts'
import { useModal } from '../../app/use-modal.ts'
import { useSession } from '../../session/use-session.ts'

/**
 * Asks a player to accept changed terms, as soon as no other dialog is open. Not on the page of the terms, which the
 * dialog would cover. Renders nothing itself.
 */
export function TermsWatch() {
  const { isLoggedIn, isTrial } = useSession()
  const { open, close } = useModal()
  const { pathname } = useLocation()
  const kind = useShellState((state) => state.modal.open?.kind)
  const { currentData: terms } = useTermsOfUseQuery({}, { skip: !isLoggedIn || isTrial })
  const isDue = terms?.accepted === false && pathname !== '/terms'
  useEffect(() => {
    if (isDue && kind === undefined) open({ kind: 'terms' })
    if (!isDue && kind === 'terms') close()
  }, [isDue, kind, open, close])
  return null
}

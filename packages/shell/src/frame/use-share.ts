import { useAvailablePromoQuery } from '@boardwalk/api-client'
import { useCentre } from '../app/use-centre.ts'
import { useModal } from '../app/use-modal.ts'
import { useSession } from '../session/use-session.ts'

/**
 * What "share" does for whoever is here: a visitor signs in first, an agent goes to the register centre, a member to
 * the referral page, or hears that it is coming where referral is off. Null where no feature has the page, and until it is known.
 */
export function useShare(): (() => void) | null {
  const { isLoggedIn } = useSession()
  const { data } = useAvailablePromoQuery({}, { skip: !isLoggedIn })
  const { open } = useModal()
  const { has, isAgent, go } = useCentre()
  if (!isLoggedIn) return () => open({ kind: 'login' })
  if (isAgent) return has('agent') ? () => go('agent', 'registerCenter') : null
  if (!data) return null
  if (!data.availablePromo.REFERRAL.enabled) return () => open({ kind: 'coming' })
  return has('member') ? () => go('member', 'referral') : null
}

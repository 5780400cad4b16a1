import { useAvailablePromoQuery } from '@boardwalk/api-client'
import { useCentre } from '../app/use-centre.ts'
import { useModal } from '../app/use-modal.ts'
import { useSession } from '../session/use-session.ts'

/**
 * What "share" does: a visitor signs in first, an agent goes to the register centre, a member to the referral page, or
 * reads that it is coming where referral is off. Null where no feature has the page, and until the switch is known.
 */
export function useShare(): (() => void) | null {
  const { isLoggedIn } = useSession()
  const { data } = useAvailablePromoQuery({}, { skip: !isLoggedIn })
  const { open } = useModal()
  const { isAgent, to } = useCentre()
  const referral = to('member', 'referral')
  if (isAgent) return to('agent', 'registerCenter')
  if (!isLoggedIn || !referral) return referral
  if (!data) return null
  return data.availablePromo.REFERRAL.enabled ? referral : () => open({ kind: 'coming' })
}

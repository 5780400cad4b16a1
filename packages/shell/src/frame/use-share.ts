import { useAvailablePromoQuery } from '@boardwalk/api-client'
import { useModal } from '../app/use-modal.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import { useSession } from '../session/use-session.ts'

/**
 * Returns the action of "share": a visitor signs in first, an agent and a member open the page that serves it, and a
 * member reads that it is coming while referral is off. Null without such a page, and until the switch is known.
 */
export function useShare(): (() => void) | null {
  const { isLoggedIn } = useSession()
  const { data } = useAvailablePromoQuery({}, { skip: !isLoggedIn })
  const { open } = useModal()
  const { isAgent, toShortcut } = useOverlay()
  const share = toShortcut('share')
  if (isAgent || !isLoggedIn || !share) return share
  if (!data) return null
  return data.availablePromo.REFERRAL.enabled ? share : () => open({ kind: 'coming' })
}

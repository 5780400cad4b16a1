import { useAvailablePromoQuery, useUnreadCountQuery } from '@boardwalk/api-client'
import { hasPage } from '../app/composition.ts'
import { useComposition } from '../app/storefront-context.ts'
import { useSession } from './use-session.ts'

/** Unclaimed promotions plus unread messages (visitor specification §2), each only if this composition can open it. */
export function useBadge(): number {
  const { isLoggedIn } = useSession()
  const composition = useComposition()
  const canClaim = composition.slots.promotion.length > 0
  const canRead = hasPage(composition, { centre: 'member', page: 'messageV2' })
  const { data: promo } = useAvailablePromoQuery({}, { skip: !isLoggedIn || !canClaim })
  const { data: unread } = useUnreadCountQuery({}, { skip: !isLoggedIn || !canRead })
  const messages = typeof unread === 'number' ? unread : (unread?.message ?? 0)
  return (canClaim ? (promo?.availablePromoCount ?? 0) : 0) + (canRead ? messages : 0)
}

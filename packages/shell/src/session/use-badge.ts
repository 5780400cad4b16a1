import { useAvailablePromoQuery } from '@boardwalk/api-client'
import { useComposition, useLater } from '../app/storefront-context.ts'
import { useBadgeSum } from '../overlays/entry-badge.ts'
import { pagesFor } from '../overlays/overlay-access.ts'
import { useSession } from './use-session.ts'
import { useVisitor } from './use-visitor.ts'

/** Unclaimed promotions plus counted pages such as messages (visitor specification §2), where they can be opened. */
export function useBadge(): number {
  const { isLoggedIn } = useSession()
  const visitor = useVisitor()
  const canClaim = useComposition().slots.promotion.length > 0
  const { data: promo } = useAvailablePromoQuery({}, { skip: !isLoggedIn || !canClaim })
  const { overlays } = useLater()
  const mine = pagesFor(overlays, visitor).map(({ page }) => page)
  const all = Object.values(overlays).flatMap(({ pages }) => pages.filter(({ isCounted }) => isCounted))
  const waiting = useBadgeSum(all, (page) => isLoggedIn && mine.includes(page))
  return (canClaim ? (promo?.availablePromoCount ?? 0) : 0) + waiting
}

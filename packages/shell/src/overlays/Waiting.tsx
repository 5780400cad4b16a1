import { useAvailablePromoQuery } from '@boardwalk/api-client'
import type { ReactNode } from 'react'
import { useLazyParts } from '../app/use-lazy-parts.ts'
import type { OverlayPage } from '../overlay-contract.ts'
import { useSession } from '../session/use-session.ts'
import { useVisitor } from '../session/use-visitor.ts'
import { useBadgeSum } from './entry-badge.ts'
import { pagesFor } from './overlay-access.ts'

type Show = { children: (count: number) => ReactNode }

/** The number of things that wait for the member (visitor specification §2), as far as they can be opened here. */
export function Waiting({ children }: Show) {
  const { overlays } = useLazyParts()
  const visitor = useVisitor()
  const counted = pagesFor(overlays, visitor).flatMap(({ page }) => (page.isCounted ? [page] : []))
  // Other pages count with other hooks, so they need another component.
  return (
    <Sum key={counted.map(({ key }) => key).join()} counted={counted}>
      {children}
    </Sum>
  )
}

/** Unclaimed promotions, and the numbers of counted pages such as messages. */
function Sum({ counted, children }: Show & { counted: readonly OverlayPage[] }) {
  const { isLoggedIn } = useSession()
  const canClaim = useLazyParts().promotion.length > 0
  const { data: promo } = useAvailablePromoQuery({}, { skip: !isLoggedIn || !canClaim })
  const waiting = useBadgeSum(counted, () => isLoggedIn)
  return children((canClaim ? (promo?.availablePromoCount ?? 0) : 0) + waiting)
}

import type { To } from 'react-router'
import type { OverlayPage } from '../overlay-contract.ts'

export type MenuProps = {
  label: string
  /** All pages of the overlay, in a list that never changes. */
  all: readonly OverlayPage[]
  /** The pages that this visitor has. */
  pages: readonly OverlayPage[]
  /** Key of the open page. */
  current: string
  addressOf: (page: OverlayPage) => To
}

const none = () => 0

/** The number beside a page's entry. A page always calls the same hook, so call this in a component per page. */
export function useEntryBadge({ useBadge = none }: OverlayPage): number {
  return useBadge()
}

/** The sum of the numbers of pages. `pages` must be the same list in every render; `isShown` may change. */
export function useBadgeSum(pages: readonly OverlayPage[], isShown: (page: OverlayPage) => boolean): number {
  return pages.reduce((sum, page) => {
    const count = useEntryBadge(page)
    return sum + (isShown(page) ? count : 0)
  }, 0)
}

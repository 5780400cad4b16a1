import type { Overlay, OverlayPage, Shortcut, Visitor } from '../overlay-contract.ts'

/** `absent`: this visitor has no such page. `off`: the platform has switched it off. */
type Access = 'open' | 'off' | 'absent'

export function accessTo({ audience, ...overlay }: Overlay, page: OverlayPage, visitor: Visitor): Access {
  if (audience === 'agents' && !visitor.isAgent) return 'absent'
  if (page.isFor && !page.isFor(visitor)) return 'absent'
  return [overlay.switch, page.switch].some((key) => key && !visitor.isOn(key)) ? 'off' : 'open'
}

/** The requested page of an overlay; the default one where this visitor has no such page. */
export function askedPage(overlay: Overlay, key: string, visitor: Visitor): OverlayPage | undefined {
  const has = (page: OverlayPage) => accessTo(overlay, page, visitor) !== 'absent'
  return (
    overlay.pages.find((page) => page.key === key && has(page)) ??
    overlay.pages.find((page) => page.key === overlay.defaultPage && has(page))
  )
}

export type Overlays = Readonly<Record<string, Overlay>>
export type FoundPage = { name: string; overlay: Overlay; page: OverlayPage }

/** All pages of all overlays that this visitor has, with the names of their overlays. */
export const pagesFor = (overlays: Overlays, visitor: Visitor): FoundPage[] =>
  Object.entries(overlays).flatMap(([name, overlay]) =>
    overlay.pages.flatMap((page) => (accessTo(overlay, page, visitor) === 'absent' ? [] : [{ name, overlay, page }])),
  )

/** The page that a shortcut opens: an agent's own comes first, and no page for members opens for an agent. */
export const servingPage = (overlays: Overlays, visitor: Visitor, shortcut: Shortcut): FoundPage | undefined =>
  pagesFor(overlays, visitor).find(
    ({ overlay, page }) =>
      page.serves?.includes(shortcut) &&
      (shortcut !== 'share' || overlay.audience === (visitor.isAgent ? 'agents' : 'members')),
  )

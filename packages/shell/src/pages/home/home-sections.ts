import type { HomeSection } from '../../feature-contract.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { HeroBanners } from './HeroBanners.tsx'
import { Notices } from './Notices.tsx'

/** Sections that need no feature. */
const own: Record<string, HomeSection> = {
  banners: { component: HeroBanners },
  notices: { component: Notices, waitsFor: 'touch' },
  categories: { component: CategoryChips, waitsFor: 'touch' },
}

/** A brand's home, without the sections that no feature of the app brings; a feature may replace one of ours. */
export const homeSections = (ids: readonly string[], slots: Record<string, HomeSection>) =>
  ids.flatMap((id) => {
    const section = slots[id] ?? own[id]
    return section ? [{ id, ...section }] : []
  })

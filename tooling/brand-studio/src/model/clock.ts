import {
  activeCampaigns,
  applyCampaigns,
  type Brand,
  type Campaign,
  type CampaignBannerView,
  campaignBanners,
  nextChange,
} from '../kit.ts'
import type { Draft } from './draft.ts'
import type { Shown } from './evaluate.ts'

/** A brand at a moment. */
export type BrandAtMoment = {
  brand: Brand
  css: string
  banners: readonly CampaignBannerView[]
  running: readonly Campaign[]
  /** When the next campaign begins or ends. */
  next: number | null
}

/** The brand at a moment, with the campaigns that run then; without a moment, without campaigns. */
export function brandAt({ brand, css, file, during }: Shown, art: Draft['art'], at: number | null): BrandAtMoment {
  if (at === null) return { brand, css, banners: [], running: [], next: null }
  const loaded = { brand, tokensFile: file, motifs: art, campaigns: during.campaigns }
  const running = activeCampaigns(loaded, at)
  const next = nextChange(loaded, at)?.getTime() ?? null
  if (running.length === 0) return { brand, css, banners: [], running, next }
  const skin = applyCampaigns(loaded, at)
  return { brand: skin.brand, css: skin.css, banners: campaignBanners(loaded, at), running, next }
}

import { createHash } from 'node:crypto'
import type { Skin } from '@boardwalk/api-client/contract'
import {
  type CampaignBannerView,
  campaignBanners,
  campaignsStamp,
  type LoadedBrand,
  nextChange,
  reloadCampaigns,
  skinAt,
} from '@boardwalk/brand-kit/node'
import type { Deps } from '../deps.ts'

/** The skin and banners of a brand under its current campaigns. */
export type CampaignState = {
  skin: Skin | null
  banners: CampaignBannerView[]
  /** When the next campaign begins or ends. */
  changesAt: number | null
  /** Changes whenever cached pages become invalid. */
  key: string
}

/** Maximum age of the check for added, changed or removed campaign files. */
const RECHECK_MS = 2_000

type Held = { loaded: LoadedBrand; stamp: string; checkedAt: number; state: CampaignState | null; computedAt: number }

/**
 * Applies scheduled campaigns to brands. Campaign files are reloaded when they change on disk; a broken one is logged and
 * ignored.
 */
export function openCampaignCache({ clock, log }: Pick<Deps, 'clock' | 'log'>) {
  const held = new Map<string, Held>()

  function current(loaded: LoadedBrand, now: number): Held {
    const known = held.get(loaded.folder)
    if (known && Math.abs(now - known.checkedAt) < RECHECK_MS) return known
    const stamp = campaignsStamp(loaded.folder)
    if (known?.stamp === stamp) return Object.assign(known, { checkedAt: now })
    const read = reloadCampaigns(loaded)
    for (const problem of read.problems) log.error(problem, 'a campaign was refused')
    const fresh = { loaded: read.loaded, stamp, checkedAt: now, state: null, computedAt: 0 }
    held.set(loaded.folder, fresh)
    return fresh
  }

  return (loaded: LoadedBrand): CampaignState => {
    const now = clock().getTime()
    const entry = current(loaded, now)
    const { state, computedAt } = entry
    if (state && now >= computedAt && now < (state.changesAt ?? Number.POSITIVE_INFINITY)) return state
    const fresh = campaignState(entry.loaded, now)
    Object.assign(entry, { state: fresh, computedAt: now })
    return fresh
  }
}

function campaignState(loaded: LoadedBrand, now: number): CampaignState {
  const skin = skinAt(loaded, now)
  const banners = campaignBanners(loaded, now)
  const changesAt = nextChange(loaded, now)?.getTime() ?? null
  const key = skin
    ? createHash('sha256')
        .update(JSON.stringify([skin, banners]))
        .digest('base64url')
    : ''
  return { skin, banners, changesAt, key }
}

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

/** A brand as its campaigns dress it at this moment. */
export type Dressing = {
  skin: Skin | null
  banners: CampaignBannerView[]
  /** When the next campaign begins or ends. */
  changesAt: number | null
  /** Differs whenever a page made before must not be shown any more. */
  key: string
}

/** How long a campaign file that was dropped in, changed or removed may go unnoticed. */
const RECHECK_MS = 2_000

type Held = { loaded: LoadedBrand; stamp: string; checkedAt: number; dressing: Dressing | null; dressedAt: number }

/**
 * Dresses brands by the clock. Campaign files are read again when they change on disk; a broken one is refused and
 * logged, and the brand goes on without it.
 */
export function openWardrobe({ clock, log }: Pick<Deps, 'clock' | 'log'>) {
  const held = new Map<string, Held>()

  function current(loaded: LoadedBrand, now: number): Held {
    const known = held.get(loaded.folder)
    if (known && Math.abs(now - known.checkedAt) < RECHECK_MS) return known
    const stamp = campaignsStamp(loaded.folder)
    if (known?.stamp === stamp) return Object.assign(known, { checkedAt: now })
    const read = reloadCampaigns(loaded)
    for (const problem of read.problems) log.error(problem, 'a campaign was refused')
    const fresh = { loaded: read.loaded, stamp, checkedAt: now, dressing: null, dressedAt: 0 }
    held.set(loaded.folder, fresh)
    return fresh
  }

  return (loaded: LoadedBrand): Dressing => {
    const now = clock().getTime()
    const entry = current(loaded, now)
    const { dressing, dressedAt } = entry
    if (dressing && now >= dressedAt && now < (dressing.changesAt ?? Number.POSITIVE_INFINITY)) return dressing
    const fresh = dress(entry.loaded, now)
    Object.assign(entry, { dressing: fresh, dressedAt: now })
    return fresh
  }
}

function dress(loaded: LoadedBrand, now: number): Dressing {
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

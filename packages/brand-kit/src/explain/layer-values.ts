import { join } from 'node:path'
import { activeCampaigns } from '../campaign/apply.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { at, isGroup, type Json, leaves, type Merged, ownerOf } from '../layers/merge.ts'
import type { LoadedBrand } from '../load/inspect.ts'
import type { Moment } from './effective-at.ts'

export type Kind = 'brand' | 'tokens'

/** One layer's value of a path. */
export type LayerValue = {
  /** `base`, `region`, `brand`, or `campaign`. */
  layer: 'base' | 'region' | 'brand' | 'campaign'
  /** Absolute path. */
  file: string
  value: unknown
  /** Whether this value, or a part of it, is effective. */
  wins: boolean
  /** Period of a campaign. */
  period?: { from: string; to: string }
}

/** All layers that set a path, lowest first. A campaign wins only while it runs. */
export function layerValues(loaded: LoadedBrand, kind: Kind, path: string, moment?: Moment): LayerValue[] {
  const keys = path.split('.')
  const { sources, merged } = loaded.layers[kind]
  const files = sources.flatMap(({ layer, file, json }): LayerValue[] => {
    const value = at(json as Json, keys)
    return value === undefined ? [] : [{ layer, file, value, wins: contributes(value, file, path, merged) }]
  })
  const running = moment === undefined ? [] : activeCampaigns(loaded, moment)
  const campaigns = loaded.campaigns.flatMap((campaign) => campaignValue(loaded, campaign, kind, keys, running))
  const isWhole = ownerOf(merged, path) !== undefined
  const replaced = campaigns.some(({ wins, value }) => wins && (isWhole || !isGroup(value as Json)))
  return [...files.map((one) => ({ ...one, wins: one.wins && !replaced })), ...campaigns]
}

function contributes(value: Json, file: string, path: string, merged: Merged): boolean {
  const owner = ownerOf(merged, path)
  if (owner !== undefined || !isGroup(value)) return owner === file
  return leaves(value).some((leaf) => merged.origin.get([path, ...leaf].join('.')) === file)
}

function campaignValue(
  { folder }: LoadedBrand,
  campaign: Campaign,
  kind: Kind,
  keys: string[],
  running: Campaign[],
): LayerValue[] {
  const { name, from, to } = campaign
  const said = kind === 'tokens' ? campaign.tokens : slotsOnly(campaign)
  const value = at(said as Json, keys)
  if (value === undefined) return []
  const file = join(folder, 'campaigns', `${name}.json`)
  return [{ layer: 'campaign', file, value, wins: running.includes(campaign), period: { from, to } }]
}

/** The changes of a campaign to `brand.json`; its own name and period are not the brand's. */
const slotsOnly = ({ tagline, home, jackpot, motif, assets }: Campaign) => ({ tagline, home, jackpot, motif, assets })

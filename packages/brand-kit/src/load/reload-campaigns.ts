import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { admitCampaigns } from '../campaign/admit.ts'
import type { Problem } from '../problem/problems.ts'
import type { LoadedBrand } from './inspect.ts'
import { campaignFiles } from './places.ts'
import { readCampaigns, readMotifs } from './read-campaigns.ts'

/** Changes whenever a campaign file is added, removed or written. */
export const campaignsStamp = (folder: string): string =>
  campaignFiles(folder)
    .map((file) => {
      const stat = statSync(file, { throwIfNoEntry: false })
      return `${file} ${stat?.mtimeMs} ${stat?.size}`
    })
    .join('\n')

/** The same brand with the campaigns that are on disk now. One with a mistake stays out; the others run. */
export function reloadCampaigns(loaded: LoadedBrand): { loaded: LoadedBrand; problems: Problem[] } {
  const { folder, brand } = loaded
  const found = readCampaigns(folder)
  const motifs = readMotifs(folder, [brand.motif, ...found.motifs])
  const hasAsset = (name: string) => existsSync(join(folder, 'assets', name))
  const { campaigns, problems } = admitCampaigns({ ...loaded, motifs }, found.sources, hasAsset)
  return { loaded: { ...loaded, motifs, campaigns }, problems: [...found.problems, ...problems] }
}

import type { Problem } from '../problem/problems.ts'
import { validate } from '../problem/validate-brand.ts'
import { isWaived } from '../tokens/audit.ts'
import { type SkinSource, sharedSlots } from './apply.ts'
import { type Campaign, campaignSchema } from './campaign.ts'
import { campaignSets, faintInCampaigns } from './together.ts'

/** The parsed content of one campaign file. */
export type CampaignSource = { file: string; json: unknown }
export type Admitted = { campaigns: Campaign[]; problems: Problem[] }

type Brand = Omit<SkinSource, 'campaigns'>
type HasAsset = (name: string) => boolean
type Check = (loaded: SkinSource, campaign: Campaign, file: string) => Problem[]

/**
 * The campaigns of a brand, in the order of their files. One with a mistake is excluded and the others run: a caller
 * that must stop instead checks the problems.
 */
export function admitCampaigns(
  brand: Brand,
  sources: readonly CampaignSource[],
  hasAsset: HasAsset = () => true,
): Admitted {
  return take(brand, sources, (loaded, campaign, file) => {
    const problems = formProblems(loaded, campaign, file, hasAsset)
    return problems.length > 0 ? problems : faintPairs(loaded, campaign, file)
  })
}

/** As `admitCampaigns`, for a caller that checks the contrast itself: too faint is not refused. */
export const wellFormedCampaigns = (
  brand: Brand,
  sources: readonly CampaignSource[],
  hasAsset: HasAsset = () => true,
): Admitted => take(brand, sources, (loaded, campaign, file) => formProblems(loaded, campaign, file, hasAsset))

const take = (brand: Brand, sources: readonly CampaignSource[], check: Check): Admitted =>
  sources.reduce<Admitted>(
    ({ campaigns, problems }, source) => {
      const { value, problems: own } = validate(campaignSchema, source.json, source.file)
      const found = value ? check({ ...brand, campaigns }, value, source.file) : own
      return found.length > 0
        ? { campaigns, problems: [...problems, ...found] }
        : { campaigns: value ? [...campaigns, value] : campaigns, problems }
    },
    { campaigns: [], problems: [] },
  )

const formProblems = (loaded: SkinSource, campaign: Campaign, file: string, hasAsset: HasAsset): Problem[] => [
  ...nameProblems(loaded, campaign, file),
  ...missingTaglines(loaded, campaign, file),
  ...missingPictures(campaign, file, hasAsset),
  ...clashes(loaded, campaign, file),
]

const baseName = (file: string) => (file.split(/[\\/]/).at(-1) ?? '').replace(/\.json$/, '')

function nameProblems({ campaigns }: SkinSource, { name }: Campaign, file: string): Problem[] {
  const isTaken = campaigns.some((other) => other.name === name)
  if (isTaken) return [{ file, key: 'name', expected: 'a name that no other campaign has', found: `"${name}"` }]
  if (baseName(file) === name) return []
  return [{ file, key: 'name', expected: `the file's name "${baseName(file)}"`, found: `"${name}"` }]
}

const missingTaglines = ({ brand }: SkinSource, { tagline }: Campaign, file: string): Problem[] =>
  brand.regionLanguages
    .filter((code) => tagline && !tagline[code])
    .map((code) => ({
      file,
      key: `tagline.${code}`,
      expected: "a sentence in the region's language",
      found: 'nothing',
    }))

/** Every picture that a campaign names, by its key. */
export const picturesOf = ({ motif, assets = {}, banners = {} }: Campaign): [key: string, name: string][] => [
  ...(motif ? [['motif', motif] as [string, string]] : []),
  ...Object.entries(assets).flatMap(([key, name]): [string, string][] => (name ? [[`assets.${key}`, name]] : [])),
  ...Object.entries(banners).flatMap(([group, list]) =>
    (list ?? []).map(({ image }, index): [string, string] => [`banners.${group}.${index}.image`, image]),
  ),
]

const missingPictures = (campaign: Campaign, file: string, hasAsset: (name: string) => boolean): Problem[] =>
  picturesOf(campaign)
    .filter(([, name]) => !hasAsset(name))
    .map(([key, name]) => ({ file, key, expected: `the file assets/${name}`, found: 'nothing' }))

const clashes = ({ campaigns }: SkinSource, campaign: Campaign, file: string): Problem[] =>
  campaigns.flatMap((other) =>
    sharedSlots(other, campaign).map((slot) => ({
      file,
      key: slot,
      expected: `that the campaign "${other.name}", which sets it from ${other.from} to ${other.to}, does not run at the same time`,
      found: `the campaign "${campaign.name}" from ${campaign.from} to ${campaign.to}`,
    })),
  )

/** Contrast of every set of campaigns that runs together with this one at some moment. */
function faintPairs(loaded: SkinSource, campaign: Campaign, file: string): Problem[] {
  const all = { ...loaded, campaigns: [...loaded.campaigns, campaign] }
  const sets = campaignSets(all.campaigns).filter((set) => set.includes(campaign))
  const { waivers = [] } = loaded.tokensFile
  const problems = faintInCampaigns(all, sets)
    .filter((pair) => !isWaived(pair, waivers))
    .map(({ theme, foreground, background, ratio, needed, campaigns }) => ({
      file,
      key: `tokens.semantic.${theme}.${foreground}`,
      expected: `a contrast of ${needed} on ${background}${beside(campaigns, campaign)}`,
      found: ratio.toFixed(2),
    }))
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

function beside(campaigns: readonly Campaign[], one: Campaign): string {
  const names = campaigns.filter((other) => other !== one).map(({ name }) => `"${name}"`)
  return names.length > 0 ? ` together with ${names.join(' and ')}` : ''
}

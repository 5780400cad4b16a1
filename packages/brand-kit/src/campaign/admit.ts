import type { Problem } from '../problem/problems.ts'
import { validate } from '../problem/validate-brand.ts'
import { audit } from '../tokens/audit.ts'
import { activeCampaigns, type Dressable, dress, sharedSlots } from './apply.ts'
import { type Campaign, campaignSchema } from './campaign.ts'
import { timeOf } from './instant.ts'

/** The parsed content of one campaign file. */
export type CampaignSource = { file: string; json: unknown }
export type Admitted = { campaigns: Campaign[]; problems: Problem[] }

/**
 * The campaigns of a brand, in the order of their files. One with a mistake stays out and the others go on: whoever
 * wants to stop instead looks at the problems.
 */
export function admitCampaigns(
  brand: Omit<Dressable, 'campaigns'>,
  sources: readonly CampaignSource[],
  hasAsset: (name: string) => boolean = () => true,
): Admitted {
  return sources.reduce<Admitted>(
    ({ campaigns, problems }, source) => {
      const { value, problems: own } = validate(campaignSchema, source.json, source.file)
      const found = value ? check({ ...brand, campaigns }, value, source.file, hasAsset) : own
      return found.length > 0
        ? { campaigns, problems: [...problems, ...found] }
        : { campaigns: value ? [...campaigns, value] : campaigns, problems }
    },
    { campaigns: [], problems: [] },
  )
}

function check(loaded: Dressable, campaign: Campaign, file: string, hasAsset: (name: string) => boolean): Problem[] {
  const problems = [
    ...nameProblems(loaded, campaign, file),
    ...untold(loaded, campaign, file),
    ...missingPictures(campaign, file, hasAsset),
    ...clashes(loaded, campaign, file),
  ]
  return problems.length > 0 ? problems : faintPairs(loaded, campaign, file)
}

const baseName = (file: string) => (file.split(/[\\/]/).at(-1) ?? '').replace(/\.json$/, '')

function nameProblems({ campaigns }: Dressable, { name }: Campaign, file: string): Problem[] {
  const isTaken = campaigns.some((other) => other.name === name)
  if (isTaken) return [{ file, key: 'name', expected: 'a name that no other campaign has', found: `"${name}"` }]
  if (baseName(file) === name) return []
  return [{ file, key: 'name', expected: `the file's name "${baseName(file)}"`, found: `"${name}"` }]
}

const untold = ({ brand }: Dressable, { tagline }: Campaign, file: string): Problem[] =>
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

const clashes = ({ campaigns }: Dressable, campaign: Campaign, file: string): Problem[] =>
  campaigns.flatMap((other) =>
    sharedSlots(other, campaign).map((slot) => ({
      file,
      key: slot,
      expected: `that the campaign "${other.name}", which sets it from ${other.from} to ${other.to}, does not run at the same time`,
      found: `the campaign "${campaign.name}" from ${campaign.from} to ${campaign.to}`,
    })),
  )

/** Contrast of every set of campaigns that runs together with this one at some moment. */
function faintPairs(loaded: Dressable, campaign: Campaign, file: string): Problem[] {
  const all = { ...loaded, campaigns: [...loaded.campaigns, campaign] }
  const moments = new Set([campaign.from, ...loaded.campaigns.map(({ from }) => from)].map(timeOf))
  const sets = [...moments].map((at) => activeCampaigns(all, at)).filter((set) => set.includes(campaign))
  const findings = sets.flatMap((set) => {
    const names = set.filter((other) => other !== campaign && other.tokens).map(({ name }) => `"${name}"`)
    const together = names.length > 0 ? ` together with ${names.join(' and ')}` : ''
    return audit(dress(all, set).tokens, loaded.tokensFile.waivers).map(
      ({ theme, foreground, background, ratio, needed }) => ({
        file,
        key: `tokens.semantic.${theme}.${foreground}`,
        expected: `a contrast of ${needed} on ${background}${together}`,
        found: ratio.toFixed(2),
      }),
    )
  })
  return [...new Map(findings.map((problem) => [JSON.stringify(problem), problem])).values()]
}

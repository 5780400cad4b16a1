import type { LanguageCode } from '@boardwalk/i18n/codes'
import { inspectBrand } from '../load/inspect.ts'
import type { Problem } from '../problem/problems.ts'
import { type Finding, isWaived, pairRatios } from '../tokens/audit.ts'
import { checkAssets, checkCampaignBanners } from './assets.ts'
import { checkLanguageFiles } from './languages.ts'

/** One audited pair in one theme. `waivedBy` is the person who answers for it although it is too faint. */
export type PairResult = Finding & { passes: boolean; waivedBy: string | null }

export const readinessAreas = ['schema', 'contrast', 'assets', 'languages', 'campaigns'] as const
export type ReadinessArea = (typeof readinessAreas)[number]

export type Readiness = {
  /** Absolute path of the brand. */
  folder: string
  /** The brand's own name, or its folder's while it has none. */
  name: string
  isReady: boolean
  /** Mistakes by area: file (absolute), key, expected, found. */
  findings: Record<ReadinessArea, Problem[]>
  /** Every audited pair in both themes; empty when the tokens cannot be read at all. */
  pairs: PairResult[]
  /** Languages that the brand offers. */
  languages: LanguageCode[]
}

/**
 * Whether a brand may go out. Goes on after each mistake, so that one run tells all of them. `locales` is the folder of
 * the texts; this clone's unless a test brings its own.
 */
export function checkReadiness(countryOrFolder: string, locales?: string): Readiness {
  const { folder, made, problems } = inspectBrand(countryOrFolder)
  const offered: LanguageCode[] = made
    ? [...new Set([...made.brand.regionLanguages, ...made.brand.switcherLanguages])]
    : ['EN']
  const findings = {
    schema: problems.schema,
    contrast: problems.contrast,
    assets: made ? checkAssets(folder, made.brand) : problems.pictures,
    languages: checkLanguageFiles(offered, locales),
    campaigns: [...problems.campaigns, ...(made ? checkCampaignBanners(folder, made.campaigns) : [])],
  }
  return {
    folder,
    name: made?.brand.name ?? folder,
    isReady: Object.values(findings).every((list) => list.length === 0),
    findings,
    pairs: made ? pairRatios(made.tokens).map((pair) => judged(pair, made.tokensFile.waivers ?? [])) : [],
    languages: offered,
  }
}

type Waivers = Parameters<typeof isWaived>[1]

const judged = (pair: Finding, waivers: Waivers): PairResult => ({
  ...pair,
  passes: pair.ratio >= pair.needed,
  waivedBy: waivers.find((waiver) => isWaived(pair, [waiver]))?.name ?? null,
})

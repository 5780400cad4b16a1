import type { LanguageCode } from '@boardwalk/i18n/codes'
import { type Inspection, inspectBrand, type LoadedBrand } from '../load/inspect.ts'
import { offeredLanguages } from '../offered-languages.ts'
import type { Problem } from '../problem/problems.ts'
import { type Finding, pairRatios } from '../tokens/audit.ts'
import { checkAssets, checkCampaignPictures } from './assets.ts'
import { checkLanguageFiles } from './languages.ts'
import { staleBanners } from './stale.ts'
import { copiedSigns, fontLetters, strayFiles } from './strays.ts'
import { checkTexts } from './texts.ts'
import { unusedWaivers, type WaiverUse, waiverUses } from './waivers.ts'
import { checkZone } from './zone.ts'

/** One audited pair in one theme. */
export type PairResult = Finding & { passes: boolean }

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
  /** Pairs with a waiver, used or not. */
  waivers: WaiverUse[]
  /** Languages that the brand offers. */
  languages: LanguageCode[]
}

/**
 * Whether a brand may go out. Continues after each mistake, so one run reports all. `locales` is the folder of
 * the texts; this clone's unless a test brings its own.
 */
export function checkReadiness(countryOrFolder: string, locales?: string): Readiness {
  const { folder, made, isSound, problems } = inspectBrand(countryOrFolder)
  const waivers = made ? waiverUses(made) : []
  // The needs of a broken layer or a refused campaign are not known yet.
  const idle = isSound && problems.campaigns.length === 0 ? unusedWaivers(waivers) : []
  const offered: LanguageCode[] = made ? offeredLanguages(made.brand) : ['EN']
  const findings = {
    schema: [...problems.schema, ...(made ? inData(made) : [])],
    contrast: [...problems.contrast, ...idle],
    assets: made
      ? [
          ...checkAssets(folder, made.brand),
          ...copiedSigns(made),
          ...fontLetters(made),
          ...staleBanners(made),
          ...unused(made, problems),
        ]
      : problems.pictures,
    languages: checkLanguageFiles(offered, locales),
    campaigns: [...problems.campaigns, ...(made ? checkCampaignPictures(folder, made.campaigns) : [])],
  }
  return {
    folder,
    name: made?.brand.name ?? folder,
    isReady: Object.values(findings).every((list) => list.length === 0),
    findings,
    pairs: made ? pairRatios(made.tokens).map((pair) => ({ ...pair, passes: pair.ratio >= pair.needed })) : [],
    waivers,
    languages: offered,
  }
}

const inData = ({ folder, brand, layers }: LoadedBrand): Problem[] => [
  ...checkTexts(folder, brand, layers.brand.merged),
  ...checkZone(folder, brand, layers.brand.merged),
]

/** A refused campaign may need the files that look unused. */
const unused = (made: LoadedBrand, { campaigns }: Inspection['problems']) =>
  campaigns.length > 0 ? [] : strayFiles(made)

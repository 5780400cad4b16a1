import {
  type Brand,
  type Campaign,
  type CampaignSource,
  drawnBannerProblem,
  faintInCampaigns,
  judgeDrawing,
  linksOf,
  logoAssets,
  type Problem,
  type Tokens,
  type TokensFile,
  unknownPage,
  wellFormedCampaigns,
} from '../kit.ts'
import type { Draft } from './draft.ts'
import { type Pair, waiverOf } from './pairs.ts'

/** The effect of the brand's campaigns on a draft. */
export type During = {
  campaigns: readonly Campaign[]
  /** Mistakes in their files, worded as in `brand:check`. */
  problems: readonly Problem[]
  /** Pairs that only a campaign makes unreadable, waived or not. */
  pairs: readonly Pair[]
}

/** Facts that a draft cannot answer alone; a missing one is not checked. */
export type Surroundings = {
  hasAsset?: (name: string) => boolean
  /** Text of a drawing, where it is known. */
  drawing?: (name: string) => string | undefined
  hasPage?: (address: string) => boolean
}

export const campaignFile = (name: string): string => `campaigns/${name}.json`

export const sourcesOf = ({ campaigns }: Draft): CampaignSource[] =>
  Object.entries(campaigns).map(([name, json]) => ({ file: campaignFile(name), json }))

type Look = { brand: Brand; file: TokensFile; tokens: Tokens }
type Before = (During & { file: TokensFile }) | null

/** The colours are checked again only when they, or the relevant campaigns, have changed. */
export function lookDuring(
  { brand, file, tokens }: Look,
  draft: Draft,
  { hasAsset, drawing, hasPage }: Surroundings,
  before: Before,
): During {
  const formed = wellFormedCampaigns({ brand, tokensFile: file, motifs: {} }, sourcesOf(draft), hasAsset)
  const { campaigns } = formed
  const isSame = before?.file === file && JSON.stringify(before.campaigns) === JSON.stringify(campaigns)
  return {
    campaigns,
    problems: [
      ...formed.problems,
      ...(drawing ? [...wrongSizes(campaigns, drawing), ...wrongLogos(campaigns, drawing)] : []),
      ...(hasPage ? wrongLinks(campaigns, hasPage) : []),
    ],
    pairs: isSame ? before.pairs : pairsDuring(file, campaigns, tokens),
  }
}

const wrongLinks = (campaigns: readonly Campaign[], hasPage: (address: string) => boolean): Problem[] =>
  linksOf(campaigns)
    .filter(({ link }) => !hasPage(link))
    .map((place) => unknownPage(campaignFile(place.name), place))

const wrongSizes = (campaigns: readonly Campaign[], drawing: (name: string) => string | undefined): Problem[] =>
  campaigns.flatMap(({ name, banners = {} }) =>
    Object.entries(banners).flatMap(([group, list]) =>
      (list ?? []).flatMap(({ image }, at) => {
        const svg = image.endsWith('.svg') ? drawing(image) : undefined
        if (!svg) return []
        return drawnBannerProblem(campaignFile(name), `banners.${group}.${at}.image`, group, svg) ?? []
      }),
    ),
  )

const wrongLogos = (campaigns: readonly Campaign[], drawing: (name: string) => string | undefined): Problem[] =>
  campaigns.flatMap(({ name, assets = {} }) =>
    logoAssets(assets).flatMap((asset) => {
      const svg = drawing(asset.file)
      return svg ? judgeDrawing(asset.file, svg, asset).map((found) => ({ ...found, file: campaignFile(name) })) : []
    }),
  )

const pairsDuring = (file: TokensFile, campaigns: readonly Campaign[], tokens: Tokens): Pair[] =>
  faintInCampaigns({ tokensFile: file, campaigns }, undefined, tokens).map((pair) => ({
    ...pair,
    campaigns: pair.campaigns.map(({ name }) => name),
    isReadable: false,
    waiver: waiverOf(pair, file),
  }))

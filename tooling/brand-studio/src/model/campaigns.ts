import {
  type Brand,
  type Campaign,
  type CampaignSource,
  faintInCampaigns,
  type Problem,
  type Tokens,
  type TokensFile,
  wellFormedCampaigns,
} from '../kit.ts'
import { type Pair, waiverOf } from './pairs.ts'

/** What the brand's campaigns, which this page does not edit, make of a draft. */
export type During = {
  campaigns: readonly Campaign[]
  /** Mistakes in their files, as the build would tell them. */
  problems: readonly Problem[]
  /** Pairs that only a campaign makes unreadable, waived or not. */
  pairs: readonly Pair[]
}

/** The colours are looked at again only when they, or the campaigns that count, have changed. */
export function lookDuring(
  { brand, file, tokens }: { brand: Brand; file: TokensFile; tokens: Tokens },
  sources: readonly CampaignSource[],
  before: (During & { file: TokensFile }) | null,
): During {
  const { campaigns, problems } = wellFormedCampaigns({ brand, tokensFile: file, motifs: {} }, sources)
  const isSame = before?.file === file && namesOf(before.campaigns).join() === namesOf(campaigns).join()
  return { campaigns, problems, pairs: isSame ? before.pairs : pairsDuring(file, campaigns, tokens) }
}

const namesOf = (campaigns: readonly Campaign[]) => campaigns.map(({ name }) => name)

const pairsDuring = (file: TokensFile, campaigns: readonly Campaign[], tokens: Tokens): Pair[] =>
  faintInCampaigns({ tokensFile: file, campaigns }, undefined, tokens).map((pair) => ({
    ...pair,
    campaigns: namesOf(pair.campaigns),
    isReadable: false,
    waiver: waiverOf(pair, file),
  }))

import {
  campaignSets,
  changedSigns,
  effectiveSkin,
  type Problem,
  type Sign,
  seenShare,
  signProblem,
  signs,
  type Tokens,
} from '../kit.ts'
import type { Draft } from '../model/draft.ts'
import type { Shown } from '../model/evaluate.ts'

/** Pixels of a drawing as RGBA; null for one that cannot be drawn. */
export type Pixels = { data: ArrayLike<number>; width: number; height: number }
export type Draw = (svg: string) => Promise<Pixels | null>

/** A sign on a ground that the brand, or some of its campaigns together, puts it on. */
export type SeenSign = { sign: Sign; tokens: Tokens; file: string; svg: string; where: string }

/** Every sign of a draft on its ground, those of campaigns as well. */
export function signsOf({ brand, tokens, file: tokensFile, during }: Shown, art: Draft['art']): SeenSign[] {
  const usual = { brand, tokens }
  const loaded = { brand, tokensFile, motifs: art, campaigns: during.campaigns }
  const seen = (look: typeof usual, list: readonly Sign[], where: string) =>
    list.flatMap((sign) => {
      const file = look.brand.assets[sign.key]
      const svg = art[file]
      return svg ? [{ sign, tokens: look.tokens, file: `assets/${file}`, svg, where }] : []
    })
  const effective = campaignSets(during.campaigns).flatMap((set) => {
    const skin = effectiveSkin(loaded, set)
    const names = set.filter((campaign) => campaign.assets || campaign.tokens).map(({ name }) => name)
    return seen(skin, changedSigns(usual, skin), `campaigns.${names.join('+')}.`)
  })
  return [...seen(usual, signs, ''), ...effective]
}

/** Signs that their ground hides, in the words of the check. */
export async function hiddenSigns(list: readonly SeenSign[], draw: Draw): Promise<Problem[]> {
  const found = await Promise.all(
    list.map(async ({ sign, tokens, file, svg, where }) => {
      const pixels = await draw(svg)
      const share = pixels && seenShare(pixels.data, pixels, tokens[sign.theme][sign.ground])
      return signProblem(sign, { tokens }, share, file, where)
    }),
  )
  return found.flat()
}

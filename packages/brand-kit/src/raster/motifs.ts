import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type EffectiveSkin, effectiveSkin } from '../campaign/apply.ts'
import { campaignSets } from '../campaign/together.ts'
import type { LoadedBrand } from '../load/inspect.ts'
import type { Problem } from '../problem/problems.ts'
import { contrast } from '../tokens/color.ts'
import { themes } from '../tokens/names.ts'

const needed = 4.5
/** Single pixels may be brighter where two lines of a motif cross. */
const maxShare = 0.001

/** Motifs are tiles behind the writing of the jackpot: it must be readable on every part of them. */
export async function checkMotifs(loaded: LoadedBrand): Promise<Problem[]> {
  const own = checkMotif(loaded.folder, loaded, 'motif')
  const effective = campaignSets(loaded.campaigns).flatMap((set) => {
    const names = set.filter(({ motif, tokens }) => motif || tokens).map(({ name }) => name)
    return names.length === 0
      ? []
      : [checkMotif(loaded.folder, effectiveSkin(loaded, set), `campaigns.${names.join('+')}.motif`)]
  })
  return (await Promise.all([own, ...effective])).flat()
}

async function checkMotif(
  folder: string,
  { brand, tokens }: Pick<EffectiveSkin, 'brand' | 'tokens'>,
  key: string,
): Promise<Problem[]> {
  const file = join(folder, 'assets', brand.motif)
  if (!existsSync(file)) return []
  const found = await Promise.all(
    themes.map(async (theme) => {
      const [ground, ink] = [tokens[theme]['color-hero'], tokens[theme]['color-on-hero']]
      const share = await faintShare(file, ground, ink)
      if (share <= maxShare) return []
      const expected = `a contrast of ${needed} of color-on-hero on every part of it (${ink} on ${ground}, ${theme})`
      return [{ file, key, expected, found: `less on ${(100 * share).toFixed(1)}%` }]
    }),
  )
  return found.flat()
}

/** The share of a tile on which text is unreadable; none of one that cannot be drawn, which is another finding. */
async function faintShare(file: string, ground: string, ink: string): Promise<number> {
  try {
    const drawn = sharp(readFileSync(file)).flatten({ background: ground }).removeAlpha().raw()
    const { data } = await drawn.toBuffer({ resolveWithObject: true })
    const colours = Array.from({ length: data.length / 3 }, (_, at) => data.toString('hex', 3 * at, 3 * at + 3))
    const faint = new Set([...new Set(colours)].filter((hex) => contrast(ink, `#${hex}`) < needed))
    return colours.filter((hex) => faint.has(hex)).length / colours.length
  } catch {
    return 0
  }
}

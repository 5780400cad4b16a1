import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type EffectiveSkin, effectiveSkin } from '../campaign/apply.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { campaignSets } from '../campaign/together.ts'
import { seenShare } from '../check/seen-share.ts'
import { changedSigns, type Sign, signProblem, signs } from '../check/signs.ts'
import type { LoadedBrand } from '../load/inspect.ts'
import type { Problem } from '../problem/problems.ts'

/** Checks logo and mark against their grounds. Renders them, because only pixels show which shape covers another. */
export async function checkSigns(loaded: LoadedBrand): Promise<Problem[]> {
  const own = await Promise.all(signs.map((sign) => checkSign(loaded.folder, loaded, sign)))
  const effective = await Promise.all(campaignSets(loaded.campaigns).map((set) => checkEffective(loaded, set)))
  const all = [...own, ...effective].flat()
  return [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** The logos and headers that campaigns change while they run together. */
async function checkEffective(loaded: LoadedBrand, set: readonly Campaign[]): Promise<Problem[]> {
  const skin = effectiveSkin(loaded, set)
  const names = set.filter(({ assets, tokens }) => assets || tokens).map(({ name }) => name)
  const where = `campaigns.${names.join('+')}.`
  const found = changedSigns(loaded, skin).map((sign) => checkSign(loaded.folder, skin, sign, where))
  return (await Promise.all(found)).flat()
}

async function checkSign(
  folder: string,
  skin: Pick<EffectiveSkin, 'brand' | 'tokens'>,
  sign: Sign,
  where?: string,
): Promise<Problem[]> {
  const file = join(folder, 'assets', skin.brand.assets[sign.key])
  if (!existsSync(file)) return []
  return signProblem(sign, skin, await shareOf(file, skin.tokens[sign.theme][sign.ground]), file, where)
}

/** Null for a drawing that cannot be read, which is another finding. */
async function shareOf(file: string, ground: string): Promise<number | null> {
  try {
    const drawn = sharp(readFileSync(file), { density: 144 }).ensureAlpha().raw()
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    return seenShare(data, info, ground)
  } catch {
    return null
  }
}

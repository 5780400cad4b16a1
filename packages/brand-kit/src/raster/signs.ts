import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Dressed, dress } from '../campaign/apply.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { campaignSets } from '../campaign/together.ts'
import { seenShare } from '../check/seen-share.ts'
import { changedSigns, type Sign, signProblem, signs } from '../check/signs.ts'
import type { LoadedBrand } from '../load/inspect.ts'
import type { Problem } from '../problem/problems.ts'

/** Logo and mark against the grounds they are shown on: drawn, because only pixels tell what covers what. */
export async function checkSigns(loaded: LoadedBrand): Promise<Problem[]> {
  const own = await Promise.all(signs.map((sign) => checkSign(loaded.folder, loaded, sign)))
  const worn = await Promise.all(campaignSets(loaded.campaigns).map((set) => checkWorn(loaded, set)))
  const all = [...own, ...worn].flat()
  return [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** The logos and headers that campaigns change while they run together. */
async function checkWorn(loaded: LoadedBrand, set: readonly Campaign[]): Promise<Problem[]> {
  const dressed = dress(loaded, set)
  const names = set.filter(({ assets, tokens }) => assets || tokens).map(({ name }) => name)
  const where = `campaigns.${names.join('+')}.`
  const found = changedSigns(loaded, dressed).map((sign) => checkSign(loaded.folder, dressed, sign, where))
  return (await Promise.all(found)).flat()
}

async function checkSign(
  folder: string,
  dressed: Pick<Dressed, 'brand' | 'tokens'>,
  sign: Sign,
  where?: string,
): Promise<Problem[]> {
  const file = join(folder, 'assets', dressed.brand.assets[sign.key])
  if (!existsSync(file)) return []
  return signProblem(sign, dressed, await shareOf(file, dressed.tokens[sign.theme][sign.ground]), file, where)
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

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { LoadedBrand } from '../load/inspect.ts'
import type { Problem } from '../problem/problems.ts'
import type { ColorName, Theme } from '../tokens/names.ts'
import { seenShare } from './seen-share.ts'

/** A sign's smallest visible part of its width: soft edges may fade, letters may not. */
const least = 0.75

type Sign = { key: 'logo' | 'logoDark' | 'mark'; theme: Theme; ground: ColorName }

/** Signs and the grounds that the screens and icons put them on. */
const signs: readonly Sign[] = [
  { key: 'logo', theme: 'light', ground: 'color-header' },
  { key: 'logoDark', theme: 'dark', ground: 'color-header' },
  { key: 'mark', theme: 'light', ground: 'color-hero' },
]

/** Logo and mark against the grounds they are shown on: drawn, because only pixels tell what covers what. */
export async function checkSigns(loaded: LoadedBrand): Promise<Problem[]> {
  const findings = await Promise.all(signs.map((sign) => checkSign(loaded, sign)))
  return findings.flat()
}

async function checkSign({ folder, brand, tokens }: LoadedBrand, { key, theme, ground }: Sign): Promise<Problem[]> {
  const file = join(folder, 'assets', brand.assets[key])
  if (!existsSync(file)) return []
  const colour = tokens[theme][ground]
  const share = await shareOf(file, colour)
  if (share === null || share >= least) return []
  const percent = (value: number) => `${Math.round(100 * value)}%`
  const expected = `a contrast of 3 on ${ground} (${colour}, ${theme}) over ${percent(least)} of its width`
  return [{ file, key: `assets.${key}`, expected, found: percent(share) }]
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

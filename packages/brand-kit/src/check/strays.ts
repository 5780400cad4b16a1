import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { bannerGroups } from '../brand-lists.ts'
import type { LoadedBrand } from '../load/inspect.ts'
import { brandFolders } from '../load/places.ts'
import type { Problem } from '../problem/problems.ts'
import { photosOf } from './banner-photos.ts'
import { logoAssets, requiredAssets } from './required-assets.ts'

const files = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Files of `assets/` that nothing shows: a misspelt name, or an old file. */
export function strayFiles({ folder, brand, campaigns }: LoadedBrand): Problem[] {
  const assets = join(folder, 'assets')
  const shown = [
    ...requiredAssets(brand).map(({ file }) => file),
    ...bannerGroups.flatMap((group) => photosOf(folder, group)),
    ...campaigns.flatMap(({ motif, assets: own = {}, banners = {} }) => [
      ...(motif ? [motif] : []),
      ...Object.values(own).filter((name) => name !== undefined),
      ...Object.values(banners).flatMap((list) => (list ?? []).map(({ image }) => image)),
    ]),
  ].map((file) => join(assets, file))
  return files(assets)
    .filter((file) => !shown.includes(file))
    .map((file) => ({ file, key: '', expected: 'a file that the brand shows', found: `an unused file` }))
}

/** White space in a drawing is invisible. */
const isSame = (name: string, a: Buffer, b: Buffer) => (name.endsWith('.svg') ? compact(a) === compact(b) : a.equals(b))
const compact = (svg: Buffer) => svg.toString('utf8').replaceAll(/\s+/g, '')

/** Signs of a brand that are those of another one. */
export function copiedSigns({ folder, brand }: LoadedBrand): Problem[] {
  const others = brandFolders(dirname(folder)).filter((other) => basename(other) !== basename(folder))
  const signs = (['logo', 'logoDark', 'mark', 'favicon', 'share'] as const).map(
    (key) => [key, brand.assets[key]] as const,
  )
  return signs.flatMap(([key, name]) => {
    const file = join(folder, 'assets', name)
    if (!existsSync(file)) return []
    const bytes = readFileSync(file)
    const owner = others.find((other) => {
      const theirs = join(other, 'assets', name)
      return existsSync(theirs) && isSame(name, readFileSync(theirs), bytes)
    })
    if (owner === undefined) return []
    return [{ file, key: `assets.${key}`, expected: 'a picture of this brand', found: `that of ${basename(owner)}` }]
  })
}

/** Signs with letters in a font of the device, which look different on each; those of campaigns as well. */
export const fontLetters = ({ folder, brand, campaigns }: LoadedBrand): Problem[] =>
  [
    ...(['logo', 'logoDark', 'mark', 'favicon'] as const).map((key) => ({
      key: `assets.${key}`,
      name: brand.assets[key],
    })),
    ...campaigns.flatMap(({ name, assets = {} }) =>
      logoAssets(assets).map(({ key, file }) => ({ key: `campaigns.${name}.${key}`, name: file })),
    ),
  ].flatMap(({ key, name }) => {
    const file = join(folder, 'assets', name)
    if (!existsSync(file) || !/<(?:\w+:)?text\b/i.test(readFileSync(file, 'utf8'))) return []
    return [{ file, key, expected: 'letters as outlines', found: 'letters in a font of the device' }]
  })

import type { Source } from '../kit.ts'
import type { Saved } from '../model/draft.ts'
import type { Below } from '../model/evaluate.ts'
import { getAt, isObject, type Json } from '../model/json.ts'

type Texts = Record<string, string>
const jsonTexts: Texts = import.meta.glob('../../../../brands/**/{brand,tokens}.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const campaigns: Texts = import.meta.glob('../../../../brands/*/campaigns/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const drawings = import.meta.glob<string>('../../../../brands/*/assets/*.svg', { query: '?raw', import: 'default' })

const banners = import.meta.glob<string>('../../../../brands/*/assets/*/**/*.svg', {
  query: '?raw',
  import: 'default',
})

/** Addresses of banners in pixels; their bytes are not needed until one is replaced. */
const photos: Texts = import.meta.glob('../../../../brands/*/assets/*/**/*.{png,jpg,jpeg,webp,avif}', {
  query: '?url',
  import: 'default',
  eager: true,
})

const root = '../../../../brands/'
const text = (file: string) => jsonTexts[root + file]
const parse = (file: string): Json => JSON.parse(text(file) ?? '{}')

export type Shipped = { id: string; name: string }

/** Brands of this repository. */
export const shipped: readonly Shipped[] = Object.keys(jsonTexts)
  .flatMap((path) => /^\.\.\/\.\.\/\.\.\/\.\.\/brands\/([^/]+)\/brand\.json$/.exec(path)?.[1] ?? [])
  .sort()
  .map((id) => ({ id, name: String(getAt(parse(`${id}/brand.json`), ['name']) ?? id) }))

/** A shipped brand's files as they are in its folder. */
export async function openShipped(id: string): Promise<Saved> {
  const folder = `${root}${id}/assets/`
  const own = Object.entries(drawings).filter(([path]) => path.startsWith(folder))
  const art = await Promise.all(own.map(async ([path, read]) => [path.slice(folder.length), await read()] as const))
  return {
    brandText: text(`${id}/brand.json`) ?? '',
    tokensText: text(`${id}/tokens.json`) ?? '',
    art: Object.fromEntries(art),
    campaigns: Object.fromEntries(
      Object.entries(campaigns)
        .filter(([path]) => path.startsWith(`${root}${id}/`))
        .map(([path, content]) => [/([^/]*)\.json$/.exec(path)?.[1] ?? '', content]),
    ),
  }
}

/** Drawn banners of a shipped brand and of its campaigns, by their path below `assets/`. */
export async function bannersOf(id: string): Promise<Record<string, string>> {
  const folder = `${root}${id}/assets/`
  const own = Object.entries(banners).filter(([path]) => path.startsWith(folder))
  const read = await Promise.all(own.map(async ([path, text]) => [path.slice(folder.length), await text()] as const))
  return Object.fromEntries(read)
}

/** Address of every banner in pixels of a shipped brand by its path below `assets/`. */
export function photosOf(id: string): Record<string, string> {
  const folder = `${root}${id}/assets/`
  const own = Object.entries(photos).filter(([path]) => path.startsWith(folder))
  return Object.fromEntries(own.map(([path, url]) => [path.slice(folder.length), url]))
}

/** Names of every file in `assets/` of a shipped brand that this page may show. */
export const assetsOf = (id: string): string[] =>
  [drawings, banners, photos].flatMap((files) =>
    Object.keys(files).flatMap((path) => {
      const folder = `${root}${id}/assets/`
      return path.startsWith(folder) ? [path.slice(folder.length)] : []
    }),
  )

/** Files of the layers below a brand of a region: they supply every value that the brand leaves out. */
export const belowOf = (region: Json): Below => ({
  brand: sources(region, 'brand.json'),
  tokens: sources(region, 'tokens.json'),
})

function sources(region: Json, file: string): Source[] {
  const layers = [
    { layer: 'base' as const, file: `layers/base/${file}` },
    { layer: 'region' as const, file: `layers/regions/${region}/${file}` },
  ]
  return layers
    .filter((source) => text(source.file) !== undefined)
    .map((source) => ({ ...source, json: parse(source.file) }))
    .filter(({ json }) => isObject(json))
}

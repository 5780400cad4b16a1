import { strFromU8, unzipSync } from 'fflate'
import { assembleBrand, assembleTokens, type Problem } from '../kit.ts'
import type { Draft, Saved } from '../model/draft.ts'
import type { Below } from '../model/evaluate.ts'
import { getAt, type Json } from '../model/json.ts'
import { cleanSvg } from './clean-svg.ts'
import { type OpenedPhoto, photoPath, readPhotos } from './open-photos.ts'
import { readJson } from './read-json.ts'

/** A chosen file, by its name without folders. */
export type Chosen = { name: string; bytes: Uint8Array<ArrayBuffer> }

export type Opened =
  /** `photos` are still to be weighed. */
  | { saved: Saved; draft: Draft; photos: readonly OpenedPhoto[]; problems: [] }
  | { saved: null; draft: null; problems: Problem[] }

const maxBytes = 5_000_000

type Unpacked = {
  /** Texts by their name. */
  files: Map<string, string>
  /** Pictures in pixels by their path below `assets/`. */
  photos: Map<string, Uint8Array<ArrayBuffer>>
  problems: Problem[]
}

/** The files inside archives, and the plain files; every broken archive is named. */
export function unpack(chosen: readonly Chosen[]): Unpacked {
  const files = new Map<string, string>()
  const photos: Unpacked['photos'] = new Map()
  const problems: Problem[] = []
  const keep = (path: string, bytes: Uint8Array<ArrayBuffer>) => {
    if (path.startsWith('__MACOSX')) return
    const photo = photoPath(path)
    if (photo !== null) photos.set(photo, bytes)
    // Banners have their own folder, in archives as well as in the brand.
    const [name = ''] = /(?:banners\/|(?<=assets\/)campaigns\/)?[^/]*$/.exec(path) ?? []
    if (/^(?:brand|tokens)\.json$|\.svg$/.test(name)) files.set(name, strFromU8(bytes))
    else if (name.endsWith('.json')) files.set(`campaigns/${name}`, strFromU8(bytes))
  }
  for (const { name, bytes } of chosen) {
    if (bytes.length > maxBytes) {
      problems.push({ file: name, key: '', expected: 'at most 5 MB', found: `${Math.round(bytes.length / 1e6)} MB` })
    } else if (name.endsWith('.zip')) {
      try {
        const small = unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= maxBytes })
        for (const [path, content] of Object.entries(small)) keep(path, content)
      } catch {
        problems.push({ file: name, key: '', expected: 'a zip archive', found: 'something else' })
      }
    } else keep(name, bytes)
  }
  return { files, photos, problems }
}

/**
 * A brand from its files, on the layers below it. A file that was not chosen stays as it is in `current`; nothing is
 * applied while any of them has a mistake.
 */
export function openFiles(chosen: readonly Chosen[], current: Saved, belowOf: (brand: Json) => Below): Opened {
  const { files, photos, problems } = unpack(chosen)
  if (files.size === 0 && photos.size === 0 && problems.length === 0) {
    problems.push({ file: chosen.map(({ name }) => name).join(', '), key: '', expected: names, found: 'other files' })
  }
  const brandText = files.get('brand.json') ?? current.brandText
  const tokensText = files.get('tokens.json') ?? current.tokensText
  const art = { ...current.art }
  for (const [name, text] of files) {
    if (!name.endsWith('.svg')) continue
    const clean = cleanSvg(text)
    if (clean.text === null) problems.push({ file: name, key: '', expected: 'a drawing', found: clean.error })
    else art[name] = clean.text
  }
  const campaigns = { ...current.campaigns }
  for (const [path, text] of files) {
    const [, name] = campaignPath.exec(path) ?? []
    if (name === undefined) continue
    problems.push(...readJson(path, text).problems)
    campaigns[name] = text
  }
  const pixels = readPhotos(photos, campaigns)
  problems.push(...pixels.problems)
  const saved = { brandText, tokensText, art: { ...art, ...pixels.art }, campaigns }
  const read = readSaved(saved, belowOf)
  const all = [...problems, ...read.problems]
  return all.length > 0 || read.draft === null
    ? { saved: null, draft: null, problems: all }
    : { saved, draft: read.draft, photos: pixels.shown, problems: [] }
}

const campaignPath = /^campaigns\/([^/]+)\.json$/

const names =
  'brand.json, tokens.json, campaigns (.json), drawings (.svg), banners (.png, .jpg, .webp, .avif) or a zip of them'

/** Reads a brand's files, or returns every mistake: file, key, expected value, actual value. */
export function readSaved(
  { brandText, tokensText, art, campaigns }: Saved,
  belowOf: (brand: Json) => Below,
): { draft: Draft; problems: [] } | { draft: null; problems: Problem[] } {
  const brand = readJson('brand.json', brandText)
  const tokens = readJson('tokens.json', tokensText)
  const below = belowOf(getAt(brand.value ?? {}, ['region']) ?? null)
  const found = [
    ...brand.problems,
    ...tokens.problems,
    ...(brand.value
      ? assembleBrand([...below.brand, { layer: 'brand', file: 'brand.json', json: brand.value }]).problems
      : []),
    ...(tokens.value
      ? assembleTokens([...below.tokens, { layer: 'brand', file: 'tokens.json', json: tokens.value }]).problems
      : []),
  ]
  if (found.length > 0 || brand.value === null || tokens.value === null) return { draft: null, problems: found }
  const read = Object.entries(campaigns).map(([name, text]) => [name, readJson(name, text).value] as const)
  return {
    draft: { brand: brand.value, tokens: tokens.value, art, campaigns: Object.fromEntries(read) },
    problems: [],
  }
}

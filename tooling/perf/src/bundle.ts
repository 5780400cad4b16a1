import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { clonePath } from './places.ts'

/** One entry of the build's manifest. */
type Chunk = {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  name?: string
}
export type Manifest = Record<string, Chunk>

/** Compressed size in kB (1,000 bytes) of a file or text. */
export const kilobytes = (content: string | Buffer): number => brotliCompressSync(content).length / 1000

export function readManifest(country: string): Manifest {
  const file = clonePath('apps', country, 'dist/client/.vite/manifest.json')
  if (!existsSync(file)) throw new Error(`apps/${country} is not built: run pnpm build first.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** The files that arrive with a chunk: itself and all that it imports statically. */
export function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) closure(manifest, next, found)
  return found
}

/** Size of files that a visitor of `country` has not loaded with `already`. */
export const weigh = (country: string, files: Iterable<string>, already: ReadonlySet<string> = new Set()): number =>
  [...files]
    .filter((file) => !already.has(file))
    .reduce((sum, file) => sum + kilobytes(readFileSync(clonePath('apps', country, 'dist/client', file))), 0)

/** The chunks of each language by its code: the texts of the first view first, then the later ones. */
export const byLanguage = (keys: readonly string[]): Map<string, string[]> =>
  Map.groupBy(keys.toSorted(), (key) => key.replace(/^.*virtual:locales\//, '').replace(/-.*$/, ''))

const isLocale = (key: string) => key.includes('virtual:locales/')

/** What the entry needs, each lazily loaded chunk, and each language, as keys of the manifest. */
export function parts(manifest: Manifest) {
  const entries = Object.entries(manifest)
  const entry = entries.find(([, chunk]) => chunk.isEntry)?.[0]
  if (!entry) throw new Error('The build has no entry.')
  const lazy = entries.filter(([, chunk]) => chunk.isDynamicEntry).map(([key]) => key)
  return { entry, pages: lazy.filter((key) => !isLocale(key)), languages: lazy.filter(isLocale) }
}

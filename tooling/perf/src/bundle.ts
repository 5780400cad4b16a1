import { existsSync, readFileSync, statSync } from 'node:fs'
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

/** Compressed size in kB (1,000 bytes) of a text that is compressed when it is sent. */
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
  [...files].filter((file) => !already.has(file)).reduce((sum, file) => sum + sentBytes(country, file) / 1000, 0)

/** The size as sent: the build has compressed every file. */
const sentBytes = (country: string, file: string) =>
  statSync(clonePath('apps', country, 'dist/client', `${file}.br`)).size

/** The two chunks of each language by its code: the texts of the first view, then all others. */
export function byLanguage(manifest: Manifest): Map<string, string[]> {
  const later = new Map(Object.entries(manifest).map(([key, { name = '' }]) => [name, key]))
  return new Map(
    parts(manifest).languages.map((key) => {
      const code = key.replace(/^.*virtual:locales\//, '')
      const rest = later.get(`${code}-later`)
      return [code, rest === undefined ? [key] : [key, rest]]
    }),
  )
}

const isLocale = (key: string) => key.includes('virtual:locales/')

/**
 * Chunks of the entry, chunks that every page loads after its first view, each further chunk, and each language, as
 * keys.
 */
export function parts(manifest: Manifest) {
  const entries = Object.entries(manifest)
  const entry = entries.find(([, chunk]) => chunk.isEntry)?.[0]
  if (!entry) throw new Error('The build has no entry.')
  const lazy = entries.filter(([, chunk]) => chunk.isDynamicEntry).map(([key]) => key)
  const after = entries.filter(([, chunk]) => chunk.name === 'after').map(([key]) => key)
  return { entry, after, pages: lazy.filter((key) => !isLocale(key)), languages: lazy.filter(isLocale) }
}

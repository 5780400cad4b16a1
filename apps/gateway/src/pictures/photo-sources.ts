import { type Stats, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { judgeBanner, type Problem, photoEndings } from '@boardwalk/brand-kit/node'
import { sourcesIn, stampOf } from '@boardwalk/brand-kit/raster'
import type { Deps } from '../deps.ts'

type Known = { changedAt: number; stamp: string | null }

/** Raster banners of the brands' folders, by the stamp of their current content. */
export type PhotoSources = {
  /** Stamp of the picture in pixels that an address means below `/brands`; null where a drawing does. */
  stampFor: (address: string, group: string) => Promise<{ brandId: string; stamp: string } | null>
  /** Bytes of a brand's picture by its stamp. */
  read: (brandId: string, stamp: string) => Promise<Buffer | null>
}

const address = /^\/brands\/([a-z][a-z0-9-]*)\/((?:[a-z0-9_-]+\/)+[a-z0-9_-]+)\.([a-z]+)$/

/** How long a picture that was put into a folder may go unnoticed by its stamp. */
const rescanMs = 2_000

/**
 * Reads a picture again when it has changed on disk. An invalid one is logged and ignored, like an invalid campaign:
 * the drawing beside it stays in use.
 */
export function photoSources({
  config,
  log,
  clock,
}: Pick<Deps, 'log' | 'clock'> & { config: { root: string } }): PhotoSources {
  const known = new Map<string, Known>()
  const folderOf = (brandId: string) => path.join(config.root, 'brands', brandId, 'assets')

  const stampIn = async (file: string, group: string, found: Stats): Promise<string | null> => {
    const before = known.get(`${group} ${file}`)
    if (before?.changedAt === found.mtimeMs) return before.stamp
    const bytes = await readFile(file)
    const problems: Problem[] = judgeBanner(file, group, bytes)
    for (const problem of problems) log.error(problem, 'a banner was refused')
    const stamp = problems.length > 0 ? null : stampOf(bytes)
    known.set(`${group} ${file}`, { changedAt: found.mtimeMs, stamp })
    return stamp
  }

  const stamps = stampedFiles(folderOf, () => clock().getTime())
  return {
    async stampFor(url, group) {
      const [, brandId = '', name = '', ending = ''] = address.exec(url) ?? []
      for (const candidate of ending === 'svg' ? photoEndings : photoEndings.filter((other) => other === ending)) {
        const file = path.join(folderOf(brandId), `${name}.${candidate}`)
        const found = statSync(file, { throwIfNoEntry: false })
        if (!found?.isFile()) continue
        const stamp = await stampIn(file, group, found)
        if (stamp !== null) return { brandId, stamp }
      }
      return null
    },
    read: async (brandId, stamp) => {
      const file = await stamps(brandId, stamp)
      return file === undefined ? null : readFile(file)
    },
  }
}

/** Files of a brand by their stamps, read again when an unknown stamp is requested, but not at every request. */
function stampedFiles(folderOf: (brandId: string) => string, now: () => number) {
  const held = new Map<string, { at: number; files: Map<string, string> }>()
  const scan = async (brandId: string) => {
    const folder = folderOf(brandId)
    const files = sourcesIn(path.dirname(folder)).map((file) => path.join(folder, file))
    return new Map(await Promise.all(files.map(async (file) => [stampOf(await readFile(file)), file] as const)))
  }
  return async (brandId: string, stamp: string): Promise<string | undefined> => {
    const before = held.get(brandId)
    const file = before?.files.get(stamp)
    if (file !== undefined && (await stat(file).catch(() => null))) return file
    if (before && Math.abs(now() - before.at) < rescanMs) return undefined
    const files = await scan(brandId)
    held.set(brandId, { at: now(), files })
    return files.get(stamp)
  }
}

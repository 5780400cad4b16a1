import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from '../layers/assemble.ts'
import type { LayerName } from '../layers/layer-files.ts'
import type { Problem } from '../problem/problems.ts'
import { brandFolder, layersFolder, regionNames } from './places.ts'
import { readJson, readObject } from './read.ts'

/** Files of one kind, lowest layer first. With a problem they cannot be taken for all there is. */
export type Sources = { sources: Source[]; problems: Problem[] }

/** Every file that a brand is made of. Only the brand's own files must be there. */
export function readLayers(folder: string): { brand: Sources; tokens: Sources } {
  const layers = layersFolder(folder)
  const own = readJson(join(folder, 'brand.json'))
  const region = own.problems.length === 0 ? regionOf(own.json) : undefined
  const known = regionNames(layers)
  const unknown = region !== undefined && !known.includes(region)
  const places: [LayerName, string][] = [
    ['base', join(layers, 'base')],
    ...(region === undefined || unknown ? [] : [['region', join(layers, 'regions', region)] as [LayerName, string]]),
    ['brand', folder],
  ]
  const brand = readAll(places, 'brand.json')
  const lost = unknown ? [unknownRegion(join(folder, 'brand.json'), region, known)] : []
  return {
    brand: { ...brand, problems: [...lost, ...brand.problems] },
    tokens: readAll(places, 'tokens.json'),
  }
}

function regionOf(json: unknown): string | undefined {
  const region = typeof json === 'object' && json !== null ? (json as { region?: unknown }).region : undefined
  return typeof region === 'string' && /^[a-z]{2}$/.test(region) ? region : undefined
}

const unknownRegion = (file: string, region: string, known: string[]): Problem => ({
  file,
  key: 'region',
  expected: `a folder of layers/regions: ${known.join(', ')}`,
  found: `"${region}"`,
})

function readAll(places: [LayerName, string][], name: string): Sources {
  const read = places
    .map(([layer, folder]) => ({ layer, file: join(folder, name) }))
    .filter(({ layer, file }) => layer === 'brand' || existsSync(file))
    .map(({ layer, file }) => ({ layer, file, ...readObject(file) }))
  return {
    sources: read
      .filter(({ problems }) => problems.length === 0)
      .map(({ layer, file, json }): Source => ({ layer, file, json })),
    problems: read.flatMap(({ problems }): Problem[] => problems),
  }
}

/** Source files of a brand; a caller that caches the result reloads it when one of them changes. */
export const brandSourceFiles = (countryOrFolder: string): string[] => {
  const { brand, tokens } = readLayers(brandFolder(countryOrFolder))
  return [...brand.sources, ...tokens.sources].map(({ file }) => file)
}

import { existsSync, readdirSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'

/** Top folder of this clone. */
export const root = resolve(import.meta.dirname, '../../../..')
export const brandsFolder = join(root, 'brands')

/** A country's folder by name; an absolute path stays as it is. */
export const brandFolder = (countryOrFolder: string): string =>
  isAbsolute(countryOrFolder) ? countryOrFolder : join(brandsFolder, countryOrFolder)

/** Folders below `brands` that contain a brand, in alphabetical order. */
export const brandFolders = (folder = brandsFolder): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'brand.json')))
    .map((entry) => join(folder, entry.name))
    .sort()

/** The layers below a brand: `layers` beside it, or this clone's for a brand in another folder. */
export const layersFolder = (folder: string): string => {
  const beside = join(dirname(folder), 'layers')
  return existsSync(beside) ? beside : join(brandsFolder, 'layers')
}

/** Names of the folders below `layers/regions`. */
export const regionNames = (layers: string): string[] => {
  const regions = join(layers, 'regions')
  if (!existsSync(regions)) return []
  return readdirSync(regions, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** JSON files of a brand's campaigns, in the order of their names. */
export const campaignFiles = (folder: string): string[] => {
  const campaigns = join(folder, 'campaigns')
  if (!existsSync(campaigns)) return []
  return readdirSync(campaigns)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(campaigns, name))
}

import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'

/** Top folder of this clone. */
export const root = resolve(import.meta.dirname, '../../../..')
export const brandsFolder = join(root, 'brands')

/** A country's folder by name; an absolute path stays as it is. */
export const brandFolder = (countryOrFolder: string): string =>
  isAbsolute(countryOrFolder) ? countryOrFolder : join(brandsFolder, countryOrFolder)

/** Folders below `brands` that hold a brand, in alphabetical order. */
export const brandFolders = (folder = brandsFolder): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'brand.json')))
    .map((entry) => join(folder, entry.name))
    .sort()

import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Absolute path of something in this clone, from its path below the top folder. */
export const clonePath = (...parts: string[]): string => join(root, ...parts)

/** Countries that have a brand, by folder name; the folder is also the app's. */
export const countries = (): string[] =>
  readdirSync(clonePath('brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(clonePath('brands', entry.name, 'brand.json')))
    .map((entry) => entry.name)
    .sort()

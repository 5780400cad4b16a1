import { globSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** Absolute path of something in this clone. */
export const clonePath = (...parts: string[]): string => path.join(root, ...parts)

/** Countries that have an app, in alphabetical order. */
export const countries = (): string[] =>
  globSync('brands/*/brand.json', { cwd: root })
    .map((file) => file.split(path.sep)[1] ?? '')
    .sort()

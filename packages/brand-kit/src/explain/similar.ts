import type { LoadedBrand } from '../load/inspect.ts'
import { loadBrand } from '../load/load-brand.ts'
import { nearest } from '../problem/nearest.ts'
import { tokenNames } from '../token-names.ts'

/** Known paths that are similar to an unknown one. */
export function similarPaths(brand: string | LoadedBrand, path: string): string[] {
  const { layers } = typeof brand === 'string' ? loadBrand(brand) : brand
  const written = [...layers.brand.merged.origin.keys(), ...layers.tokens.merged.origin.keys()].flatMap(withParents)
  return nearest(path.replace(/^--/, ''), [...new Set([...tokenNames, ...written])])
}

/** `currency.code` → `currency`, `currency.code`. */
const withParents = (path: string): string[] => path.split('.').map((_, at, keys) => keys.slice(0, at + 1).join('.'))

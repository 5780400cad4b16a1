import { brandSchema } from '../brand.ts'
import { at, type Json, leaves } from '../layers/merge.ts'
import type { LoadedBrand } from '../load/inspect.ts'
import { loadBrand } from '../load/load-brand.ts'
import { type TokenName, tokenNames } from '../token-names.ts'
import { type Theme, themes } from '../tokens/names.ts'

/** A value that differs; `undefined` where a brand does not set it. */
export type BrandDifference = { path: string; a: unknown; b: unknown }
export type TokenDifference = { token: TokenName; theme: Theme; a: string; b: string }
export type Difference = { a: string; b: string; brand: BrandDifference[]; tokens: TokenDifference[] }

/** Everything in which two brands differ, as their storefronts get it: values of `brand.json`, tokens per theme. */
export function diff(a: string | LoadedBrand, b: string | LoadedBrand): Difference {
  const [left, right] = [a, b].map((brand) => (typeof brand === 'string' ? loadBrand(brand) : brand)) as [
    LoadedBrand,
    LoadedBrand,
  ]
  return {
    a: left.brand.id,
    b: right.brand.id,
    brand: brandDifferences(left.brand as Json, right.brand as Json),
    tokens: themes.flatMap((theme) =>
      tokenNames
        .map((token) => ({ token, theme, a: left.tokens[theme][token], b: right.tokens[theme][token] }))
        .filter((pair) => pair.a !== pair.b),
    ),
  }
}

const order: readonly string[] = Object.keys(brandSchema.entries)

function brandDifferences(a: Json, b: Json): BrandDifference[] {
  const [left, right] = [flat(a), flat(b)]
  const place = (path: string) => order.indexOf(path.split('.', 1)[0] ?? '')
  return [...new Set([...left.keys(), ...right.keys()])]
    .toSorted((one, other) => place(one) - place(other))
    .map((path) => ({ path, a: left.get(path), b: right.get(path) }))
    .filter((pair) => JSON.stringify(pair.a) !== JSON.stringify(pair.b))
}

/** Editors read `$schema`; it is nothing that a storefront shows. */
const flat = (json: Json): Map<string, Json | undefined> =>
  new Map(
    leaves(json)
      .filter(([first]) => first !== '$schema')
      .map((path) => [path.join('.'), at(json, path)]),
  )

import type { LoadedBrand } from '../load/inspect.ts'
import { loadBrand } from '../load/load-brand.ts'
import { themes } from '../tokens/names.ts'
import { effectiveAt, type Moment } from './effective-at.ts'
import { type Kind, type LayerValue, layerValues } from './layer-values.ts'
import { ruleOf } from './rule.ts'
import { parseTokenPath, type TokenPath } from './token-path.ts'

export type Explanation = {
  /** The requested path, unchanged. */
  path: string
  /** Only for a token: one explanation per theme unless the path names one. */
  theme?: 'light' | 'dark'
  /** `brand`: of `brand.json`; `tokens`: of `tokens.json`; `token`: a custom property that the page reads. */
  kind: Kind | 'token'
  /** As the storefront gets it; a token as CSS text. */
  value: unknown
  /** Every layer that sets the path, lowest first; empty for a derived token. */
  chain: LayerValue[]
  /** Derivation of a token in words, with the files; null where a layer sets the value itself. */
  rule: string | null
}

/**
 * Which layer sets a value: a path of `brand.json` (`currency.symbol`), of `tokens.json` (`seed.color.brand`), or a
 * token (`color-accent`, `color-accent.dark`). Empty when there is no such path. Campaigns count at `at`, if it is given.
 */
export function explain(brand: string | LoadedBrand, path: string, at?: Moment): Explanation[] {
  const loaded = typeof brand === 'string' ? loadBrand(brand) : brand
  const token = parseTokenPath(path)
  if (token) return token.themes.map((theme) => explainToken(loaded, { ...token, themes: [theme] }, path, at))
  const kind: Kind = /^(?:seed|semantic|component|waivers)(?:\.|$)/.test(path) ? 'tokens' : 'brand'
  const chain = layerValues(loaded, kind, path, at)
  if (chain.length === 0) return []
  return [{ path, kind, value: valueAt(loaded, kind, path, at), chain, rule: null }]
}

function explainToken(loaded: LoadedBrand, { name, themes: asked }: TokenPath, path: string, at?: Moment): Explanation {
  const theme = asked[0] ?? themes[0]
  const key = name.startsWith('color-') ? `semantic.${theme}.${name}` : `component.${name}`
  const chain = layerValues(loaded, 'tokens', key, at)
  const value = effectiveAt(loaded, at).tokens[theme][name]
  return { path, theme, kind: 'token', value, chain, rule: ruleOf(loaded, name, theme, at) }
}

function valueAt(loaded: LoadedBrand, kind: Kind, path: string, at?: Moment): unknown {
  const { brand, tokensFile } = effectiveAt(loaded, at)
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      kind === 'brand' ? brand : tokensFile,
    )
}

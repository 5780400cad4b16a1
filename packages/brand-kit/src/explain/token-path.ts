import { type TokenName, tokenNames } from '../token-names.ts'
import { type Theme, themes } from '../tokens/names.ts'

export type TokenPath = { name: TokenName; themes: readonly Theme[] }

/** `color-accent` or `--color-accent` means both themes, `color-accent.dark` one; null when it is no token. */
export function parseTokenPath(path: string): TokenPath | null {
  const [first = '', ...rest] = path.replace(/^--/, '').split('.')
  const name = tokenNames.find((known) => known === first)
  if (!name || rest.length > 1) return null
  const chosen = rest.length === 0 ? themes : themes.filter((theme) => theme === rest[0])
  return chosen.length > 0 ? { name, themes: chosen } : null
}

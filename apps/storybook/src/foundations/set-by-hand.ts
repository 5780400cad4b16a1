import { brands } from 'virtual:all-brands'
import type { TokenName } from '@boardwalk/brand-kit'
import type { CurrentTokens } from './use-current-tokens.ts'

/** Whether the current brand wrote the value down itself, instead of letting it follow from the seeds. */
export function isSetByHand(name: TokenName, { brand, theme }: CurrentTokens): boolean {
  const file = brands.find((candidate) => candidate.brand.id === brand)?.tokensFile
  if (!file) return false
  const written: Partial<Record<string, unknown>> = { ...file.component, ...file.semantic[theme] }
  return written[name] !== undefined
}

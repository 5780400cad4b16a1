import { brands } from 'virtual:all-brands'
import type { TokenName } from '@boardwalk/brand-kit'
import type { Worn } from './use-worn-tokens.ts'

/** Whether the brand worn wrote the value down itself, instead of letting it follow from the seeds. */
export function isSetByHand(name: TokenName, { brand, theme }: Worn): boolean {
  const file = brands.find((candidate) => candidate.brand.id === brand)?.tokensFile
  if (!file) return false
  const written: Partial<Record<string, unknown>> = { ...file.component, ...file.semantic[theme] }
  return written[name] !== undefined
}

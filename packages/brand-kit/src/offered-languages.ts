import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { Brand } from './brand.ts'

/** The languages that visitors of a brand can choose, its region's first one first. */
export const offeredLanguages = ({
  regionLanguages,
  switcherLanguages,
}: Pick<Brand, 'regionLanguages' | 'switcherLanguages'>): LanguageCode[] => [
  ...new Set([...regionLanguages, ...switcherLanguages]),
]

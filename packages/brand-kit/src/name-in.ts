import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { Brand } from './brand.ts'

/** The name of a brand in sentences of a language. */
export const nameIn = ({ name, names }: Pick<Brand, 'name' | 'names'>, language: LanguageCode): string =>
  names?.[language] ?? name

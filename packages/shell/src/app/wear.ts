import type { Skin } from '@boardwalk/api-client/contract'
import { type Brand, nameIn } from '@boardwalk/brand-kit'
import type { LanguageCode } from '@boardwalk/i18n/codes'

/** The brand as running campaigns dress it, under its name in a language. */
export const wear = (brand: Brand, skin: Skin | null | undefined, language: LanguageCode): Brand => ({
  ...brand,
  ...skin?.brand,
  name: nameIn(brand, language),
})

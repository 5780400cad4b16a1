import type { Skin } from '@boardwalk/api-client/contract'
import { type Brand, nameIn } from '@boardwalk/brand-kit'
import type { LanguageCode } from '@boardwalk/i18n/codes'

/** The brand with the running campaigns applied, under its name in a language. */
export const applySkin = (brand: Brand, skin: Skin | null | undefined, language: LanguageCode): Brand => ({
  ...brand,
  ...skin?.brand,
  name: nameIn(brand, language),
})

import { offeredLanguages } from '@boardwalk/brand-kit'
import { type LanguageCode, languageCodes } from '@boardwalk/i18n/codes'
import { useBrand } from '../app/storefront-context.ts'

/** Region languages first, then the switcher's; every one is complete. Source: design §11, decision 5. */
export function useOfferedLanguages(): LanguageCode[] {
  return offeredLanguages(useBrand()).filter((code) => languageCodes.includes(code))
}

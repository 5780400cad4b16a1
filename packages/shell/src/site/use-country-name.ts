import { countryIn } from '@boardwalk/i18n'
import { useBrand } from '../app/storefront-context.ts'
import { useLanguage } from '../settings/use-language.ts'

/** The country of this storefront in the page's language. */
export function useCountryName(): string {
  const { country, countryNames } = useBrand()
  const { code } = useLanguage()
  return countryNames?.[code] ?? countryIn(country, code)
}

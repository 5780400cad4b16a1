import { languageCodes, languages } from '@boardwalk/i18n/codes'
import { switcherOf } from './brand-files.ts'
import type { BrandOptions } from './brand-options.ts'

/** Lines about the languages of a new brand: the missing ones, and those that visitors can choose. */
export function spokenIn({ country, languages: region }: BrandOptions): string[] {
  const offered = switcherOf(region).map((code) => languages[code].name)
  const missing =
    country.unspoken.length === 0
      ? []
      : [
          `Spoken in ${country.name} and missing on the platform: ${country.unspoken.join(', ')}.`,
          `Add a language in locales/ before you launch; the platform has ${languageCodes.length}.`,
        ]
  return [...missing, `The language switcher offers ${offered.join(', ')}.`]
}

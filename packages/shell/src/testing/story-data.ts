import type { Brand } from '@boardwalk/brand-kit'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import type { LocaleResources } from '../app/config.ts'

const localeFiles: Record<string, Record<string, unknown>> = import.meta.glob('../../../../locales/*/*.json', {
  eager: true,
  import: 'default',
})

let brands: readonly Brand[] = []

/** The catalogue hands over every brand, read and checked, before the first story. */
export const offerBrands = (all: readonly Brand[]) => {
  brands = all
}

/** The brand of the root element; the first one when it has none. */
export function brandOf(id: string | undefined): Brand {
  const brand = brands.find((candidate) => candidate.id === id) ?? brands[0]
  if (!brand) throw new Error('No brand was offered to the stories')
  return brand
}

/** Every text of a language, by namespace. */
export const stringsOf = (code: LanguageCode): LocaleResources =>
  Object.fromEntries(
    Object.entries(localeFiles).flatMap(([path, strings]) => {
      const [, folder, name] = /([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? []
      return folder === languages[code].bcp47 && name ? [[name, strings]] : []
    }),
  )

import type { Brand } from '@boardwalk/brand-kit'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { Feature } from '../feature-contract.ts'

/** Namespace → strings. */
export type LocaleResources = Record<string, Record<string, unknown>>
/** Texts of a language that the first view needs. */
export type LocaleLoaders = Record<LanguageCode, () => Promise<LocaleResources>>

/** Everything that makes a storefront: data of the brand and the features that the app composes. */
export type StorefrontConfig = {
  brand: Brand
  /** Custom properties of the brand for both themes, as text. */
  css: string
  locales: LocaleLoaders
  features: readonly Feature[]
}

import type { Brand } from '@boardwalk/brand-kit'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { Feature } from '../feature.ts'

/** Namespace → strings, as one locale chunk holds them. */
export type LocaleResources = Record<string, Record<string, unknown>>
export type LocaleLoaders = Record<LanguageCode, () => Promise<LocaleResources>>

/** Everything that makes a storefront: data of the brand and the features that the app composes. */
export type StorefrontConfig = {
  brand: Brand
  /** Custom properties of the brand for both themes, as text. */
  css: string
  locales: LocaleLoaders
  features: readonly Feature[]
}

import type { LanguageCode } from './languages.ts'

/** Texts that follow the first view, in one chunk for each language. */
export type LazyTexts = {
  /** One of the namespaces: they are all here once this one is. */
  name: string
  load: (language: LanguageCode) => Promise<Record<string, Record<string, unknown>>>
}

/**
 * Replaces `@boardwalk/i18n/texts/<namespaces>` in tests and stories, which have all texts from the start. The build of
 * a storefront puts the loaders of these namespaces in its place (`tooling/vite/src/lazy-texts.ts`).
 */
export const texts: LazyTexts = { name: 'ui', load: async () => ({}) }

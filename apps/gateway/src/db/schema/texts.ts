import type { LanguageCode } from '@boardwalk/i18n/codes'

/**
 * Texts of a row that an operator writes, or that is older than a language: English is always there and is shown for a
 * language that the row lacks. Our own texts are total: see `texts/text-file.ts`.
 */
export type Texts = { EN: string } & Partial<Record<LanguageCode, string>>

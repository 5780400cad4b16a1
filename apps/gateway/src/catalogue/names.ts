import { isLanguageCode } from '@boardwalk/i18n/codes'
import type { Texts } from '../db/schema/texts.ts'

/** The text in a language, else in English. */
export const textIn = (texts: Texts, language: string): string =>
  (isLanguageCode(language) ? texts[language] : undefined) ?? texts.EN

/** The form in which a name and a search are compared: one case, no Latin accents, single spaces. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Every name of a game in one searchable line. */
export const searchable = (names: Texts): string =>
  [...new Set(Object.values(names).map((name) => foldName(name ?? '')))].join('\n')

/** A `like` pattern that finds `text` anywhere and reads `%` and `_` as themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isLanguageCode, type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'
import { checkTexts, type ServerTexts } from './text-keys.ts'

const locales = path.resolve(import.meta.dirname, '../../../../locales')

/** A text in every language of the platform. */
export type EveryLanguage = Record<LanguageCode, string>

function readTexts(code: LanguageCode): ServerTexts {
  const file = `${languages[code].bcp47}/gateway/texts.json`
  return checkTexts(JSON.parse(readFileSync(path.join(locales, file), 'utf8')), `locales/${file}`)
}

/** Read at start, so that a language without texts stops the gateway instead of falling back to English. */
const texts = Object.fromEntries(languageCodes.map((code) => [code, readTexts(code)])) as Record<
  LanguageCode,
  ServerTexts
>

/** All texts of a language; English for a language outside the platform's table. */
export const textsFor = (language: string): ServerTexts => texts[isLanguageCode(language) ? language : 'EN']

/** One text in every language. */
export const inEveryLanguage = (pick: (texts: ServerTexts) => string): EveryLanguage =>
  Object.fromEntries(languageCodes.map((code) => [code, pick(texts[code])])) as EveryLanguage

/** Replaces `{name}` by the fact of that name, as the storefront does. */
export const fill = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => `${facts[name] ?? slot}`)

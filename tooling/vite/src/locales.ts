import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import { clonePath } from './places.ts'

export type Strings = Record<string, unknown>

/** JSON files that hold one language's strings, one per package. Throws when the language has none. */
export function localeFiles(language: LanguageCode): string[] {
  const { bcp47 } = languages[language]
  const folder = clonePath('locales', bcp47)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  if (files.length === 0) {
    throw new Error(`locales/${bcp47}: expected one JSON file per package for the language ${language}, found none`)
  }
  return files.sort().map((name) => join(folder, name))
}

/** All namespaces of a language: file name without `.json` → its strings. */
export const readLocale = (language: LanguageCode): Record<string, Strings> =>
  Object.fromEntries(localeFiles(language).map((file) => [basename(file, '.json'), parse(file)]))

function parse(file: string): Strings {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Strings
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

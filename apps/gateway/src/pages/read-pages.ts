import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sitePageNames } from '@boardwalk/api-client/contract'
import { type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'
import { forEveryCountry } from './for-country.ts'
import { type PageText, parsePage } from './parse-page.ts'
import { toHtml } from './to-html.ts'

const locales = path.resolve(import.meta.dirname, '../../../../locales')

/** Every page that is a file; the terms of use are published as an article, whose versions accounts accept. */
export const pageFiles = [...sitePageNames, 'terms'] as const
export type PageFile = (typeof pageFiles)[number]
type Pages = Record<PageFile, Record<LanguageCode, PageText>>

const fileOf = (code: LanguageCode, name: string) => `${languages[code].bcp47}/pages/${name}.md`

function readPage(code: LanguageCode, name: string): PageText {
  const page = parsePage(readFileSync(path.join(locales, fileOf(code, name)), 'utf8'))
  const body = forEveryCountry(page.body)
  if (body.includes(':::')) throw new Error('a block of a country has no end')
  toHtml(body)
  return page
}

/**
 * `locales/<language>/pages/<name>.md` of all these names in every language, read at start. Throws with the name of each
 * file that is missing, incomplete or has a kind of Markdown that is not allowed.
 */
export function readPages<Name extends string>(names: readonly Name[]): Record<Name, Record<LanguageCode, PageText>> {
  const wrong: string[] = []
  const tryRead = (code: LanguageCode, name: Name) => {
    try {
      return [code, readPage(code, name)] as const
    } catch (error) {
      wrong.push(`locales/${fileOf(code, name)}: ${(error as Error).message}`)
      return []
    }
  }
  const pages = names.map(
    (name) => [name, Object.fromEntries(languageCodes.map((code) => tryRead(code, name)))] as const,
  )
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return Object.fromEntries(pages) as Record<Name, Record<LanguageCode, PageText>>
}

export const pages: Pages = readPages(pageFiles)

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Boot, BootEntry, BootQuery, Theme } from '@boardwalk/api-client/contract'
import { createFakeFetch, type FakeFetch } from '@boardwalk/api-client/fakes'
import { loadBrand } from '@boardwalk/brand-kit/node'
import { type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'
import type { LocaleResources, StorefrontConfig } from '../app/config.ts'
import type { Feature } from '../feature-contract.ts'
import { routes } from './routes.ts'
import { withOwn } from './with-own.ts'

const localesFolder = join(import.meta.dirname, '../../../../locales')

/** Reads once in a file and gives each test a copy of its own. */
function once<K, V>(read: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    return structuredClone(value)
  }
}

/** Texts of a language; English replaces a second language that is not written yet. */
export const readStrings = once((language: LanguageCode): LocaleResources => {
  const own = join(localesFolder, languages[language].bcp47)
  const folder = readdirSync(own).includes('shell.json') ? own : join(localesFolder, 'en')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    files.map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  )
})

const brandOf = once(loadBrand)

/** A country's storefront with the test's features. */
export function makeConfig(country = 'philippines', features: Feature[] = withOwn()): StorefrontConfig {
  const { brand, css } = brandOf(country)
  const locales = Object.fromEntries(languageCodes.map((code) => [code, async () => readStrings(code)]))
  return { brand, css, locales: locales as StorefrontConfig['locales'], features }
}

export const SERVER_TIME = Date.parse('2026-11-21T10:00:00.000Z')

export const makeBoot = (config: StorefrontConfig, boot: Partial<Boot> = {}): Boot => ({
  merchantCode: config.brand.merchantCode,
  language: 'EN',
  theme: 'light' as Theme,
  serverTime: SERVER_TIME,
  entries: [],
  ...boot,
})

/** Answers boot queries as the edge does: through the same rows, anonymously. */
export async function answerQueries(queries: BootQuery[], fake: FakeFetch = createFakeFetch()): Promise<BootEntry[]> {
  return Promise.all(
    queries.map(async ({ endpoint, arg }) => {
      const query = new URLSearchParams(Object.entries(arg).map(([name, value]) => [name, String(value)]))
      const path = (routes[endpoint] ?? '').replace(/:(\w+)/g, (_, name: string) => {
        const value = query.get(name) ?? ''
        query.delete(name)
        return encodeURIComponent(value)
      })
      const reply = await fake(`${path}?${query}`)
      const { success, value, code } = await reply.json()
      if (!success) throw new Error(`${endpoint}: ${code} ${JSON.stringify(value)}`)
      return { endpoint, arg, value }
    }),
  )
}

export const TEMPLATE =
  '<!doctype html><html><head><meta charset="utf-8"><!--head-->' +
  '<script type="module" crossorigin src="/assets/test/main.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/test/framework.js"></head>' +
  '<body><div id="root"><!--app--></div><!--boot--></body></html>'

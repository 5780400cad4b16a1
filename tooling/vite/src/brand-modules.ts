import { loadBrand } from '@boardwalk/brand-kit/node'
import { isLanguageCode, languageCodes } from '@boardwalk/i18n/codes'
import type { Plugin } from 'vite'
import { localeFiles, readLocale } from './locales.ts'
import { clonePath } from './places.ts'

const prefix = 'virtual:'
const languagePrefix = 'virtual:locales/'

/**
 * Serves a brand's data as modules: `virtual:brand` (validated `brand.json`), `virtual:brand-css` (its custom
 * properties as text) and `virtual:locales` (one loader per language, each language its own chunk).
 * A mistake in the data stops the build with the file, the key, what was expected and what was found.
 */
export function brandModules(country: string): Plugin {
  return {
    name: 'boardwalk:brand-modules',
    resolveId: (id) => (owns(id) ? `\0${id}` : null),
    load(id) {
      const name = id.startsWith('\0') ? id.slice(1) : ''
      if (!owns(name)) return null
      for (const file of sources(name, country)) this.addWatchFile(file)
      // A built page brings its brand's style along in the document; scripts need not carry it a second time.
      const isInPage = this.environment.mode === 'build' && this.environment.name === 'client'
      if (name === 'virtual:brand-css' && isInPage) return 'export default ""'
      return moduleText(name, country)
    },
    // In development no server renders the document.
    transformIndexHtml: {
      handler: (html, { server }) =>
        server ? [{ tag: 'style', attrs: { id: 'brand' }, children: loadBrand(country).css }] : html,
    },
  }
}

const owns = (id: string) =>
  id === 'virtual:brand' || id === 'virtual:brand-css' || id === 'virtual:locales' || id.startsWith(languagePrefix)

function sources(name: string, country: string): string[] {
  if (name.startsWith(languagePrefix)) return localeFiles(languageOf(name))
  if (name === `${prefix}locales`) return []
  return ['brand.json', 'tokens.json'].map((file) => clonePath('brands', country, file))
}

function moduleText(name: string, country: string): string {
  if (name.startsWith(languagePrefix)) return `export default ${JSON.stringify(readLocale(languageOf(name)))}`
  if (name === `${prefix}locales`) return loadersText()
  const { brand, css } = loadBrand(country)
  return `export default ${JSON.stringify(name === `${prefix}brand` ? brand : css)}`
}

function languageOf(name: string) {
  const code = name.slice(languagePrefix.length)
  if (!isLanguageCode(code)) throw new Error(`${name}: expected one of ${languageCodes.join(', ')}`)
  return code
}

/** Literal specifiers, so that the bundler makes one chunk of each language. */
const loadersText = () =>
  `export const loaders = {${languageCodes
    .map((code) => `${code}: () => import('${languagePrefix}${code}').then((module) => module.default)`)
    .join(',\n')}}`

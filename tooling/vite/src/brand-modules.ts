import { join } from 'node:path'
import { brandSourceFiles, loadBrand } from '@boardwalk/brand-kit/node'
import { refusePictures } from '@boardwalk/brand-kit/raster'
import { firstNamespaces, isLanguageCode, type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'
import { countryIn } from '@boardwalk/i18n/format'
import type { Plugin } from 'vite'
import { localeFiles, readLocale } from './locales.ts'

const prefix = 'virtual:'
const languagePrefix = 'virtual:locales/'

/**
 * Serves a brand's data as modules: `virtual:brand` (validated `brand.json`), `virtual:brand-css` (its custom
 * properties as text) and `virtual:locales` (one loader per language: the texts of the first view). A mistake in the
 * data stops the build with the file, the key, the expected and the actual value.
 */
export function brandModules(country: string): Plugin {
  return {
    name: 'boardwalk:brand-modules',
    // A build that cannot be identified must not go out; in development the page itself shows it.
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name === 'ssr') return
      await refusePictures([loadBrand(country)])
    },
    resolveId: (id) => (owns(id) ? `\0${id}` : null),
    load(id) {
      const name = id.startsWith('\0') ? id.slice(1) : ''
      if (!owns(name)) return null
      for (const file of sources(name, country)) this.addWatchFile(file)
      if (name === 'virtual:brand-css') this.addWatchFile(motifFile(country))
      // A built page contains its brand's style; scripts need not contain it again.
      const isInPage = this.environment.mode === 'build' && this.environment.name === 'client'
      if (name === 'virtual:brand-css' && isInPage) return 'export default ""'
      if (name === 'virtual:brand' && isInPage) return pageBrand(country)
      return moduleText(name, country)
    },
  }
}

const owns = (id: string) =>
  id === 'virtual:brand' || id === 'virtual:brand-css' || id === 'virtual:locales' || id.startsWith(languagePrefix)

function sources(name: string, country: string): string[] {
  if (name.startsWith(languagePrefix)) return localeFiles(textsOf(name).language)
  if (name === `${prefix}locales`) return []
  return brandSourceFiles(country)
}

/** The drawing that is part of the styles. */
function motifFile(country: string): string {
  const { folder, brand } = loadBrand(country)
  return join(folder, 'assets', brand.motif)
}

/** Without values that only servers and tools read: they would add to the size of the first view. */
function pageBrand(country: string): string {
  const { $schema, region, description, hosts, port, bannerGroups, motif, assets, ...brand } = loadBrand(country).brand
  const { logo, logoDark } = assets
  // A feature that is off has the same effect as a missing one.
  const features = Object.fromEntries(Object.entries(brand.features).filter(([, isOn]) => isOn))
  const page = { ...brand, features, assets: { logo, logoDark }, countryNames: countryNames(brand.country) }
  return `export default ${JSON.stringify(page)}`
}

function moduleText(name: string, country: string): string {
  if (name.startsWith(languagePrefix)) return textsModule(textsOf(name))
  if (name === `${prefix}locales`) return loadersText()
  const { brand, css } = loadBrand(country)
  const named = { ...brand, countryNames: countryNames(brand.country) }
  return `export default ${JSON.stringify(name === `${prefix}brand` ? named : css)}`
}

const countryNames = (country: string) =>
  Object.fromEntries(languageCodes.map((code) => [code, countryIn(country, code)]))

/** The language whose first texts are the module of this id; null if it is another module. */
export function firstTextsIn(id: string): LanguageCode | null {
  const code = id.startsWith(`\0${languagePrefix}`) ? id.slice(languagePrefix.length + 1) : ''
  return isLanguageCode(code) ? code : null
}

type Texts = { language: LanguageCode; namespaces: readonly string[] }

/** `virtual:locales/EN` has the texts of the first view, `virtual:locales/EN-lobby+play` these files. */
function textsOf(name: string): Texts {
  const [code, ...names] = name.slice(languagePrefix.length).split('-')
  if (!isLanguageCode(code)) throw new Error(`${name}: expected one of ${languageCodes.join(', ')}`)
  return { language: code, namespaces: names.length === 0 ? firstNamespaces : names.join('-').split('+') }
}

function textsModule({ language, namespaces }: Texts): string {
  const texts = readLocale(language)
  const missing = namespaces.filter((name) => !(name in texts))
  if (missing.length > 0) throw new Error(`locales/${languages[language].bcp47}: no ${missing.join(', ')}`)
  return `export default ${JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, texts[name]])))}`
}

/** Literal specifiers, so that the bundler makes a chunk of each language. */
const loadersText = () =>
  `const texts = (module) => module.default
  export const loaders = {${languageCodes
    .map((code) => `${code}: () => import('${languagePrefix}${code}').then(texts)`)
    .join(',\n')}}`

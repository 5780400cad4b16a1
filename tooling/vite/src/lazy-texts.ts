import { languageCodes } from '@boardwalk/i18n/codes'
import type { Plugin } from 'vite'

/** `@boardwalk/i18n/texts/lobby+play`: a package's import of its own texts. */
const entry = '@boardwalk/i18n/texts/'
const prefix = '\0virtual:texts/'

/**
 * Gives the loaders of its texts to each package that names some: one chunk for each language. Texts that no composed
 * feature names are in no chunk. Before other plugins, which would find the module for tests.
 */
export function lazyTexts(): Plugin {
  return {
    name: 'boardwalk:lazy-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(entry) ? prefix + id.slice(entry.length) : null),
    load: (id) => (id.startsWith(prefix) ? loaders(id.slice(prefix.length)) : null),
  }
}

/** Literal specifiers, so that the bundler sees the chunks. */
const loaders = (names: string) =>
  `const all = {${languageCodes.map((code) => `${code}: () => import('virtual:locales/${code}-${names}')`).join(',\n')}}
  export const texts = {
    name: '${names.split('+')[0]}',
    load: (language) => all[language]().then((module) => module.default)
  }`

import { loadBrand } from '@boardwalk/brand-kit/node'
import budgets from '../budgets.json' with { type: 'json' }
import { byLanguage, closure, kilobytes, parts, readManifest, weigh } from './bundle.ts'
import { documentSizes } from './documents.ts'
import type { Figure } from './report.ts'

/** Sizes of one storefront's production build. */
export async function storefrontFigures(country: string): Promise<Figure[]> {
  const manifest = readManifest(country)
  const { entry, after, pages, languages } = parts(manifest)
  const { brand, css } = loadBrand(country)
  const firstTexts = languages.find((key) => key.endsWith(`virtual:locales/${brand.regionLanguages[0]}`))
  if (!firstTexts) throw new Error(`No chunk of the build holds the texts that ${country} starts with.`)
  const withoutTexts = closure(manifest, entry)
  // The page that `/` shows is part of the entry; it hydrates once the texts of its language are there.
  const home = closure(manifest, firstTexts, new Set(withoutTexts))
  const [afterwards = ''] = after
  const first = closure(manifest, afterwards, new Set(home))
  const heaviest = (label: string, list: { what: string; value: number }[], budget: Figure['budget']): Figure[] =>
    list
      .toSorted((a, b) => b.value - a.value)
      .slice(0, 3)
      .map(({ what, value }) => ({ what: `${country} ${label} ${what}`, value, budget }))
  const lazy = pages.map((key) => ({ what: nameOf(key), value: weigh(country, closure(manifest, key), first) }))
  const texts = [...byLanguage(manifest)].map(([language, keys]) => {
    const [first = new Set<string>(), ...later] = keys.map((key) => closure(manifest, key))
    const all = new Set([first, ...later].flatMap((files) => [...files]))
    return { language, first: weigh(country, first, withoutTexts), all: weigh(country, all, withoutTexts) }
  })
  const strings = (part: 'first' | 'all') => texts.map((of) => ({ what: of.language, value: of[part] }))
  const documents = (await documentSizes(country)).map(({ path, size }) => ({ what: path, value: size }))
  return [
    { what: `${country} home scripts`, value: weigh(country, home), budget: budgets.homeScripts },
    {
      what: `${country} scripts after the first view`,
      value: weigh(country, first, home),
      budget: budgets.afterScripts,
    },
    ...heaviest('page', lazy, budgets.routeScripts),
    ...heaviest('texts', strings('first'), budgets.strings),
    ...heaviest('all texts', strings('all'), budgets.allStrings),
    ...heaviest('document', documents, budgets.document),
    { what: `${country} brand style`, value: kilobytes(css), budget: budgets.brandStyle },
  ]
}

const nameOf = (key: string) => key.replace(/^.*(?:packages|apps)\//, '')

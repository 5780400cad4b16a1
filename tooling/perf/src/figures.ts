import { globSync, readFileSync } from 'node:fs'
import { loadBrand } from '@boardwalk/brand-kit/node'
import budgets from '../budgets.json' with { type: 'json' }
import { closure, kilobytes, parts, readManifest, weigh } from './bundle.ts'
import { documentSizes } from './documents.ts'
import { clonePath } from './places.ts'
import type { Figure } from './report.ts'

/** Source of the page that `/` shows; it loads lazily like every page, and home needs it. */
const isHome = (key: string) => /shell\/src\/pages\/home\//.test(key)

/** Sizes of one storefront's production build. */
export async function storefrontFigures(country: string): Promise<Figure[]> {
  const manifest = readManifest(country)
  const { entry, pages, languages } = parts(manifest)
  const home = closure(manifest, entry)
  const homePages = pages.filter(isHome)
  if (homePages.length === 0) throw new Error('No chunk of the build is the home page.')
  for (const key of homePages) closure(manifest, key, home)
  const others = pages.filter((key) => !isHome(key))
  const heaviest = (label: string, list: { what: string; value: number }[], budget: Figure['budget']): Figure[] =>
    list
      .toSorted((a, b) => b.value - a.value)
      .slice(0, 3)
      .map(({ what, value }) => ({ what: `${country} ${label} ${what}`, value, budget }))
  const lazy = others.map((key) => ({ what: nameOf(key), value: weigh(country, closure(manifest, key), home) }))
  const strings = languages.map((key) => ({ what: nameOf(key), value: weigh(country, closure(manifest, key), home) }))
  const documents = (await documentSizes(country)).map(({ path, size }) => ({ what: path, value: size }))
  return [
    { what: `${country} home scripts`, value: weigh(country, home), budget: budgets.homeScripts },
    ...heaviest('page', lazy, budgets.routeScripts),
    ...heaviest('texts', strings, budgets.strings),
    ...heaviest('document', documents, budgets.document),
    { what: `${country} brand style`, value: kilobytes(loadBrand(country).css), budget: budgets.brandStyle },
  ]
}

const nameOf = (key: string) => key.replace(/^.*(?:packages|apps)\//, '').replace(/^.*virtual:locales\//, '')

/** A game loads everything that its build holds. */
export function gameFigure(): Figure {
  const dist = clonePath('apps/sandbox-games/dist')
  const files = globSync('**/*.{html,js,css,svg,woff2,avif,webp,png,json}', { cwd: dist })
  if (files.length === 0) throw new Error('apps/sandbox-games is not built: run pnpm build first.')
  const value = files.reduce((sum, file) => sum + kilobytes(readFileSync(`${dist}/${file}`)), 0)
  return { what: 'sandbox game', value, budget: budgets.game }
}

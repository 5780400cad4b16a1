import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameIn } from '@boardwalk/brand-kit'
import type { LoadedBrand } from '@boardwalk/brand-kit/node'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import { readLocale } from '../locales.ts'
import { offlineScript } from './offline-script.ts'
import { offlineStyle } from './offline-style.ts'

type Words = { title: string; kept: string; wait: string; retry: string; still: string }
/** The data of the page's script per language. */
type Texts = Record<string, { name: string; lang: string; dir: string; words: Words }>

/**
 * The page of a visitor without a network: one file that needs no other, in all languages of the brand. The script
 * picks the language and theme that the storefront remembered; without it the page has the region's first language.
 */
export function offlinePage(loaded: LoadedBrand): string {
  const { brand, css } = loaded
  const [first] = brand.regionLanguages
  const offered = [...new Set([...brand.regionLanguages, ...brand.switcherLanguages])]
  const texts: Texts = Object.fromEntries(offered.map((code) => [code, textsOf(code, nameIn(brand, code))]))
  const words = wordsOf(first)
  const style = css + offlineStyle
  const { bcp47, dir } = languages[first]
  return [
    `<!doctype html><html lang="${bcp47}" dir="${dir}" data-brand="${brand.id}" data-theme="light"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta http-equiv="Content-Security-Policy" content="${policy(offlineScript, style)}">`,
    `<meta name="robots" content="noindex"><title>${escapeText(words.title)} · ${escapeText(nameIn(brand, first))}</title>`,
    `<style>${style}</style></head><body><header>`,
    picture(loaded, brand.assets.logo, 'light'),
    picture(loaded, brand.assets.logoDark, 'dark'),
    `</header><main><h1 data-word="title">${escapeText(words.title)}</h1>`,
    `<p data-word="kept">${escapeText(words.kept)}</p><p class="quiet" data-word="wait">${escapeText(words.wait)}</p>`,
    `<button type="button" data-word="retry">${escapeText(words.retry)}</button>`,
    '<p class="quiet" role="status" id="said"></p></main>',
    `<script type="application/json" id="texts">${inline({ first, texts })}</script>`,
    `<script>${offlineScript}</script></body></html>`,
  ].join('')
}

const wordsOf = (code: LanguageCode) => (readLocale(code).network as { offlinePage: Words }).offlinePage

const textsOf = (code: LanguageCode, name: string) => {
  const { bcp47, dir } = languages[code]
  return { name, lang: bcp47, dir, words: wordsOf(code) }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

const policy = (script: string, style: string) =>
  `default-src 'none'; script-src 'sha256-${sha256(script)}'; style-src 'sha256-${sha256(style)}'; img-src data:; ` +
  "base-uri 'none'; form-action 'none'"

function picture({ folder, brand }: LoadedBrand, file: string, theme: string): string {
  const data = readFileSync(join(folder, 'assets', file)).toString('base64')
  return `<img class="${theme}" src="data:image/svg+xml;base64,${data}" alt="${escapeText(brand.name)}" width="120" height="36">`
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** JSON that cannot end its script element. */
const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

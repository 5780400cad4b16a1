import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createFakeFetch } from '@boardwalk/api-client/fakes'
import { loadBrands } from '@boardwalk/brand-kit/node'
import { type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'
import { renderStorefront } from '@boardwalk/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { memberCentre } from './index.ts'
import { lazyParts } from './lazy.ts'

/** Every page of every overlay, so that a new one is read without another line here. */
const pages = Object.entries(lazyParts.overlays ?? {}).flatMap(([name, overlay]) =>
  overlay.pages.map(({ key, title }) => ({ address: `/help?${name}=${key}`, title })),
)
/** Names, titles and numbers that the fakes return unchanged in every language. */
const untranslated =
  /^(?:Nova Games|Lantern Tide|Message \d|TR\d+-\d+|Slots( · Nova Games)?|Live casino|Fishing|Sandbox \w+( \*+\d+)?|Ana Reyes|VIP \d|\w+\*{3})$/
/** Letters of the two languages without Latin script. The taka sign belongs to the Bengali script but is no letter. */
const scripts: Partial<Record<LanguageCode, RegExp>> = {
  BN: /(?=\p{L})\p{Script=Bengali}/u,
  HI: /(?=\p{L})\p{Script=Devanagari}/u,
}
/** A key without a text, or a placeholder without a value. */
const unfilled = /^[a-z][\w-]*(?::\w+)?(?:\.\w+)+$|\{\w+\}/
const spoken = ['aria-label', 'title', 'alt', 'placeholder'] as const

type ByLanguage<T> = Record<LanguageCode, T>
const inEach = <T,>(make: (code: LanguageCode) => T) =>
  Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as ByLanguage<T>

const entriesOf = (tree: object, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : entriesOf(value as object, `${prefix}${key}.`),
  )

/** Texts of the storefront in a language, by key. */
function localeTexts(code: LanguageCode): Map<string, string> {
  const folder = path.resolve(import.meta.dirname, '../../../locales', languages[code].bcp47)
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object
  const files = globSync('*.json', { cwd: folder })
  return new Map(files.flatMap((file) => entriesOf(read(file), `${path.basename(file, '.json')}:`)))
}

/** Visible and spoken texts of a dialog. */
function textsOf(dialog: HTMLElement): string[] {
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  for (const element of dialog.querySelectorAll('*'))
    texts.push(...spoken.map((name) => element.getAttribute(name) ?? ''))
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => /\p{L}{2}/u.test(text))
}

const byKey = inEach(localeTexts)
const brands = loadBrands().map(({ brand }) => brand)
/** Sentences of the brands about themselves, which are not in `locales/`. */
const ownSentences = inEach((code) =>
  brands.flatMap(({ tagline, description, legal }) =>
    [tagline, description, legal.operator].flatMap((sentence) => sentence[code] ?? []),
  ),
)
const texts = inEach((code) => new Set([...byKey[code].values(), ...ownSentences[code]]))

/** Whether a text belongs to another language, or lacks the letters of this one. */
function isForeign(text: string, language: LanguageCode): boolean {
  const isOther = (code: LanguageCode) => texts[code].has(text) || (scripts[code]?.test(text) ?? false)
  const others = languageCodes.filter((code) => code !== language)
  return others.some(isOther) || scripts[language]?.test(text) === false
}

const isWrong = (text: string, language: LanguageCode) =>
  unfilled.test(text) || (!texts[language].has(text) && !untranslated.test(text) && isForeign(text, language))

it('finds the pages of both overlays', () => expect(pages.length).toBeGreaterThan(6))

const walks = brands.flatMap(({ id, regionLanguages, switcherLanguages }) =>
  [...new Set([...regionLanguages, ...switcherLanguages])].map((language) => [id, language] as const),
)

it.each(languageCodes)('finds every sentence of the brands in %s written in that language', (language) =>
  expect(ownSentences[language].filter((sentence) => isForeign(sentence, language))).toEqual([]),
)

it.each(walks)('shows every overlay page of %s in %s without a foreign text or a key', async (country, language) => {
  const fake = createFakeFetch()
  const features = [memberCentre]
  const { go } = await renderStorefront('/help', { country, signedInAs: 0, features, language, fake })
  for (const { address, title } of pages) {
    go(address)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('h2')).toHaveTextContent(byKey[language].get(title) ?? title))
    await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).toBeNull())
    // A key without a text throws in tests, and its part then shows an error.
    expect(within(dialog).queryByRole('alert'), address).toBeNull()
    const found = textsOf(dialog)
    expect(found.length, address).toBeGreaterThan(5)
    expect(
      found.filter((text) => isWrong(text, language)),
      address,
    ).toEqual([])
  }
})

import { createFakeFetch } from '@boardwalk/api-client/fakes'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Feature, LazyParts } from '../feature.ts'
import { readerOf, textsByKey } from './foreign-texts.ts'
import { renderStorefront } from './render-storefront.tsx'
import { textsOf } from './texts-of.ts'

export { brandLanguages, ownSentences, readerOf } from './foreign-texts.ts'

/** Address and title of every page of a feature's overlays, so that a new page is read without another line. */
export const overlayPages = ({ overlays = {} }: LazyParts): { address: string; title: string }[] =>
  Object.entries(overlays).flatMap(([name, overlay]) =>
    overlay.pages.map(({ key, title }) => ({ address: `/help?${name}=${key}`, title })),
  )

type Walk = {
  feature: Feature
  parts: LazyParts
  /** Account type of the reader. */
  signedInAs: number
  /** Names, titles and numbers that the fakes return unchanged in every language. */
  names: RegExp
  /** Answers that replace those of the fakes. */
  answers?: Parameters<typeof createFakeFetch>[0]
}

/** Opens every overlay page of a feature in one brand and language; fails on a text that does not belong there. */
export async function walkOverlays(walk: Walk, country: string, language: LanguageCode): Promise<void> {
  const { feature, parts, signedInAs, names, answers } = walk
  const options = { country, signedInAs, features: [feature], language, fake: createFakeFetch(answers) }
  const { go } = await renderStorefront('/help', options)
  const headings = textsByKey(language)
  const read = await readerOf(language)
  for (const { address, title } of overlayPages(parts)) {
    go(address)
    const dialog = await screen.findByRole('dialog')
    const heading = headings.get(title) ?? title
    await waitFor(() => expect(dialog.querySelector('h2'), address).toHaveTextContent(heading))
    await waitFor(() => expect(dialog.querySelector('[aria-busy=true]'), address).toBeNull())
    // A key without a text throws in tests, and its part then shows an error.
    expect(within(dialog).queryByRole('alert'), address).toBeNull()
    const found = textsOf(dialog)
    expect(found.length, address).toBeGreaterThan(5)
    expect(read(found.filter((text) => !names.test(text))), address).toEqual([])
  }
}

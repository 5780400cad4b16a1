import { createFakeFetch } from '@boardwalk/api-client/fakes'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { brandLanguages, readerOf, textsByKey } from '../testing/foreign-texts.ts'
import { renderStorefront } from '../testing/render-storefront.tsx'
import { textsOf } from '../testing/texts-of.ts'

const facts = { messageKey: null, until: '2026-11-21T14:30:00.000Z', ip: '203.0.113.9', countryCode: 'PH', csUrl: null }

/** Shows the screen that a status closes the platform with, and returns the texts of its document. */
async function textsOfScreen(status: 1 | 2, heading: string, country: string, language: LanguageCode) {
  const fake = createFakeFetch({ systemStatus: () => ({ ...facts, status }) })
  await renderStorefront('/', { fake, country, language })
  const name = textsByKey(language).get(`shell:${heading}`) ?? heading
  await screen.findByRole('heading', { level: 1, name })
  return textsOf(document.documentElement)
}

it.each(brandLanguages)(
  'the screens of maintenance and of a region of %s in %s are in that language',
  async (country, language) => {
    const read = await readerOf(language)
    for (const [status, heading] of [
      [1, 'game_maintenance'],
      [2, 'blockip'],
    ] as const) {
      const texts = await textsOfScreen(status, heading, country, language)
      expect(texts.length, heading).toBeGreaterThan(5)
      expect(read(texts), heading).toEqual([])
      cleanup()
    }
  },
)

import { themeNames } from '@boardwalk/brand-kit/art'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { expect, it } from 'vitest'
import { endings, gameTitle, openings } from './game-names.ts'

/**
 * Letters with their signs that fit on three lines of a card on a phone of 390 px, as measured in a browser; see
 * decision 64.
 */
const most: Record<LanguageCode, number> = { EN: 30, TY: 35, BN: 17, HI: 20 }
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

const titles = themeNames.flatMap((theme) =>
  openings.flatMap((opening) => endings.map((ending) => gameTitle(theme, opening, ending))),
)

it('tries every title', () => expect(titles.length).toBeGreaterThan(10_000))

it.each(Object.entries(most))('the longest titles of games in %s have at most %i letters', (language, limit) => {
  const long = titles.map((title) => title[language as LanguageCode]).filter((title) => title.length > limit)
  expect(long.filter((title) => [...segments.segment(title)].length > limit)).toEqual([])
})

import type { LanguageCode } from '@boardwalk/i18n/codes'
import { isFull, pairsInTurn, partInTurn, rotation } from '@boardwalk/vitest/matrix'
import { type BrandUnderTest, brands } from './brands.ts'
import { hasTurn } from './matrix.ts'
import { test } from './quiet-page.ts'

const ids = brands.map(({ id }) => id)

/**
 * Declares tests of a spec that runs in every brand, of which each run needs one brand only: the brands take turns by
 * `index`. The full matrix runs them in all.
 */
export const inTurn = (index: number, declare: () => void): void =>
  test.describe(() => {
    test.skip(({ brand }) => !isFull && !hasTurn(index, brand.id, ids, rotation), 'Another brand runs it this time.')
    declare()
  })

const offered = brands.flatMap(({ id, languages }) => languages.map((code) => [id, code] as const))

/** The languages in which this run reads a brand's pages: each language is read in one brand, which take turns. */
export const languagesInTurn = ({ id, languages }: BrandUnderTest): LanguageCode[] =>
  isFull
    ? languages
    : pairsInTurn(offered, rotation)
        .filter(([brand]) => brand === id)
        .map(([, code]) => code)

/**
 * The language in which a test that runs in one brand reads its pages: another one whenever all brands had their turn.
 * The brand's first language comes last, because a missing translation shows it.
 */
export function oneInTurn({ languages }: BrandUnderTest): LanguageCode[] {
  const turn = Math.floor(rotation / brands.length)
  return isFull ? languages : partInTurn(languages.toReversed(), languages.length, turn)
}

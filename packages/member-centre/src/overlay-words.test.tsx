import { makeMember } from '@boardwalk/api-client/fakes'
import { languageCodes } from '@boardwalk/i18n/codes'
import {
  brandLanguages,
  overlayPages,
  ownSentences,
  readerOf,
  walkOverlays,
} from '@boardwalk/shell/testing/walk-overlays'
import { expect, it } from 'vitest'
import { memberCentre } from './index.ts'
import { lazyParts } from './lazy.ts'

const names =
  /^(?:Nova Games|Lantern (?:Tide|week)|Your lantern|Message \d|TR\d+-\d+|Slots( · Nova Games)?|Live casino|Fishing|Sandbox \w+( \*+\d+)?|Ana Reyes|player01|VIP \d|\w+\*{3})$/
const answers = { memberInfo: () => makeMember({ toUpline: true }) }
const walk = { feature: memberCentre, parts: lazyParts, signedInAs: 0, names, answers }

it('finds the pages of both overlays', () => expect(overlayPages(lazyParts).length).toBeGreaterThan(6))

it.each(languageCodes)('finds every sentence of the brands in %s written in that language', async (language) =>
  expect((await readerOf(language))(ownSentences(language))).toEqual([]),
)

it.each(brandLanguages)('shows every overlay page of %s in %s without a foreign text or a key', (country, language) =>
  walkOverlays(walk, country, language),
)

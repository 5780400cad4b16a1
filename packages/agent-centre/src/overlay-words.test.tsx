import { brandLanguages, overlayPages, walkOverlays } from '@boardwalk/shell/testing/walk-overlays'
import { expect, it } from 'vitest'
import { agentCentre } from './index.ts'
import { lazyParts } from './lazy.ts'
import { contractAnswers } from './testing/contract-answers.ts'

const names =
  /^(?:LINK\d+|New links|Nova Games|Lantern Tide|Slots( · Nova Games)?|Live casino|Fishing|Links have an end\.|Spring fair|[a-z]+\d+|\w+\*{3})$/
const walk = { feature: agentCentre, parts: lazyParts, signedInAs: 1, names, answers: contractAnswers }

it('finds the twelve pages of the overlay', () => expect(overlayPages(lazyParts).length).toBe(12))

it.each(brandLanguages)('shows every overlay page of %s in %s without a foreign text or a key', (country, language) =>
  walkOverlays(walk, country, language),
)

import type { RoundRecord } from '../../../kernel/record.ts'
import { pairings } from '../fixtures.ts'
import type { Slip } from '../slip.ts'
import { namesOf, oddsText, pickWords, type SportKit, type SportView } from './sport-view.ts'

/** The legs of a past slip in words: teams, market, pick and odds. */
export const slipWords =
  <Key extends string>(view: SportView<Key>) =>
  (round: RoundRecord, kit: SportKit<Key>): string => {
    if (round.kind !== 'shared') return ''
    const pairs = pairings(view.sport, round.table, round.no)
    const legs = (round.bet as Slip).legs.map(({ fixture, market, pick, odds }) => {
      const names = namesOf(view.sport, pairs[fixture] ?? [0, 0])
      const chosen = pickWords(view, pick, names, kit)
      return `${names.join(' – ')}, ${view.marketName(market, kit)}: ${chosen} @ ${oddsText(odds)}`
    })
    return legs.join(' + ')
  }

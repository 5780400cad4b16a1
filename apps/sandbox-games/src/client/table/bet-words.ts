import type { Chips } from '../../games/chips.ts'
import { toAmount, toUnits } from '../../kernel/amounts.ts'
import type { RoundRecord } from '../../kernel/record.ts'
import type { TableGame, TableKit } from './table-game.ts'

/** The chips of a past order in words: each field and its chips. */
export const tableBetWords =
  <Outcome, Key extends string>(game: TableGame<Outcome, Key>) =>
  ({ bet, stake }: RoundRecord, kit: TableKit<Key>): string =>
    (bet as Chips).spots
      .map(({ on, chips }) => `${game.words(on, kit)} ${kit.money(toAmount(toUnits(stake) * BigInt(chips)))}`)
      .join(' · ')

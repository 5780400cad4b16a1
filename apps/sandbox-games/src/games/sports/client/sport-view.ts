import type { TableKit } from '../../../client/table/table-game.ts'
import type { Play, Sport } from '../sport.ts'
import type { SportText } from './strings/en.ts'

export type SportKit<Key extends string = never> = TableKit<Key | SportText>
export type Names = readonly [home: string, away: string]

/** Appearance and notation of a sport; the rest is shared. */
export type SportView<Key extends string = string> = {
  sport: Sport
  /** The market on the card of a match; the others are under "more". */
  main: string
  marketName(market: string, kit: SportKit<Key>): string
  /** Picks that are neither a team nor a score. */
  pickName(pick: string, kit: SportKit<Key>): string
  /** Number of steps in which a match is shown. */
  steps: number
  /** Minute, over or map of a step. */
  clock(step: number, kit: SportKit<Key>): string
  /** The score after a step. */
  scoreAt(play: Play, step: number): readonly [home: number, away: number]
  /** Commentary of a step; null for none. */
  describe(play: Play, step: number, names: Names, kit: SportKit<Key>): string | null
}

export const namesOf = ({ teams }: Sport, [home, away]: readonly [number, number]): Names => [
  teams[home]?.name ?? '',
  teams[away]?.name ?? '',
]

/** A pick in words: the team, the score, or the sport's own term. */
export function pickWords<Key extends string>(
  view: SportView<Key>,
  pick: string,
  [home, away]: Names,
  kit: SportKit<Key>,
): string {
  if (pick === 'home') return home
  if (pick === 'away') return away
  if (pick === 'draw') return kit.t.sportDraw
  return /^\d+:\d+$/.test(pick) ? pick : view.pickName(pick, kit)
}

export const oddsText = (hundredths: number): string => (hundredths / 100).toFixed(2)

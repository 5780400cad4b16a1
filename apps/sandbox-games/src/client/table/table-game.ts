import type { Child } from '../dom.ts'
import type { Kit } from '../kit.ts'
import type { TableText } from './strings/en.ts'

/** Text keys of a table: its own and those that all tables share. */
export type TableKit<Key extends string = never> = Kit<Key | TableText>

/** `a` and `b` are the two sides of the game, `c` is neither, `d` is highlighted. */
export type Tone = 'a' | 'b' | 'c' | 'd'
/** One past round on the road: text, colour and words. */
export type RoadItem = { text: string; tone: Tone; words: string }

/** Where the round is drawn: cards, a wheel, dice. */
export type Scene<Outcome> = {
  root: HTMLElement
  /** A new round: nothing is known yet. */
  clear(): void
  /** Shows the draw. `isLate`: the page opened after it, so without animation. */
  reveal(outcome: Outcome, isLate: boolean): Promise<void>
}

/** A place for chips. `on` names the bet. */
export type MakeField = (on: string, className: string, ...content: Child[]) => HTMLElement

export type TableGame<Outcome, Key extends string = string> = {
  scene(kit: TableKit<Key>): Scene<Outcome>
  /** The cloth. `tap` puts a chip on a bet without a field. */
  board(kit: TableKit<Key>, field: MakeField, tap: (on: string) => void): HTMLElement
  /** Name of a bet in words. */
  words(on: string, kit: TableKit<Key>): string
  /** The most that a bet gives back, in hundredths of its stake. */
  pays(on: string): number
  /** Payout of a bet for an outcome, in hundredths of its stake. */
  back(on: string, outcome: Outcome): number
  road(outcome: Outcome, kit: TableKit<Key>): RoadItem
}

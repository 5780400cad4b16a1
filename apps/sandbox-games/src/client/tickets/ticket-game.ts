import type { Line } from '../../games/tickets.ts'
import type { Kit } from '../kit.ts'
import type { TicketText } from './strings/en.ts'

export type TicketKit<Key extends string = never> = Kit<Key | TicketText>

/** A way to play, as the builder offers it. `digits` 0: nothing is picked. */
export type PlayChoice = { code: string; picks: number; digits: number }

export type TicketGame<Outcome, Key extends string = string> = {
  /** Ids of the lotteries, in the order in which they are offered. */
  lotteries: readonly string[]
  plays: readonly PlayChoice[]
  lotteryName(id: string, kit: TicketKit<Key>): string
  playName(code: string, kit: TicketKit<Key>): string
  /** Explanation of a play, with its payout in this lottery. */
  playHint(code: string, lottery: string, kit: TicketKit<Key>): string
  /** Payout of a line, in hundredths of its stake. */
  back(line: Line, outcome: Outcome): number
  /** A draw in full. */
  draw(outcome: Outcome, kit: TicketKit<Key>): HTMLElement
  /** A draw in a few characters. */
  brief(outcome: Outcome): string
  fits(line: Line): boolean
}

import type { Line } from '../../games/tickets.ts'
import type { TicketGame, TicketKit } from './ticket-game.ts'

/** A line in words: the play and its numbers. */
export const lineWords = <Outcome, Key extends string>(
  { play, picks }: Line,
  game: TicketGame<Outcome, Key>,
  kit: TicketKit<Key>,
): string => [game.playName(play, kit), picks.join(' + ')].filter(Boolean).join(' · ')

import type { Ticket } from '../../games/tickets.ts'
import type { RoundRecord } from '../../kernel/record.ts'
import { lineWords } from './line-words.ts'
import type { TicketGame, TicketKit } from './ticket-game.ts'

/** The lines of a past ticket in words. */
export const ticketBetWords =
  <Outcome, Key extends string>(game: TicketGame<Outcome, Key>) =>
  (round: RoundRecord, kit: TicketKit<Key>): string => {
    const lines = (round.bet as Ticket).lines.map((line) => `${lineWords(line, game, kit)} ×${line.times}`)
    const lottery = round.kind === 'shared' ? [game.lotteryName(round.table, kit)] : []
    return [...lottery, ...lines].join(' · ')
  }

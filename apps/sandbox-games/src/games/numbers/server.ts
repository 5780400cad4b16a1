import { shared } from '../../kernel/kinds.ts'
import { lottery, lotteryByCode } from '../lotteries.ts'
import { type Ticket, ticketCap, ticketCost, ticketOf, ticketPayout, ticketStakes } from '../tickets.ts'
import { regionOf } from './regions.ts'
import { type Drawn, drawNumbers, fitsPlay, lineBack } from './rules.ts'

const tables = [
  lottery('VN_NORTH_1', 1, 8),
  lottery('VN_SOUTH_2', 2, 8),
  lottery('VN_CENTRAL_5', 5, 15),
  lottery('VN_NORTH', 1_440, 300),
  lottery('VN_SOUTH', 1_440, 300),
] as const

/** Draws of prize tiers in the Vietnamese manner; the plays are in `rules.ts`. */
export const numbers = shared<Ticket, Drawn>({
  facts: {
    engine: 'numbers',
    // The lowest of its plays, three digits of the special prize; `rtp.ts` has them all.
    rtp: 9_600,
    volatility: 5,
    lines: 0,
    features: ['draw', 'shared-round', 'tickets', 'prize-tiers'],
    stakes: ticketStakes,
    maxWin: ticketCap,
  },
  bet: ticketOf(fitsPlay),
  cost: ticketCost,
  tables,
  tableFor: lotteryByCode(tables),
  // When the counter has closed, tickets are for the next draw.
  ahead: 1,
  outcome: (draw, table) => drawNumbers(draw, regionOf(table)),
  payout: (stake, drawn, bet) => ticketPayout(stake, bet, (line) => lineBack(line, drawn)),
  announce: ({ numbers: drawn }) => drawn,
})

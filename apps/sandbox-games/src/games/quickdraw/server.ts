import { shared } from '../../kernel/kinds.ts'
import { lottery, lotteryByCode } from '../lotteries.ts'
import { type Ticket, ticketCap, ticketCost, ticketOf, ticketPayout, ticketStakes } from '../tickets.ts'
import { type Drawn, drawDigits, fitsPlay, lineBack } from './rules.ts'

const tables = [
  lottery('SEA_SPARK_1', 1, 8),
  lottery('SEA_MONSOON_5', 5, 15),
  lottery('SEA_TIDE_15', 15, 30),
  lottery('SEA_EVENING', 1_440, 300),
] as const

/** Three digits on the clock. */
export const quickdraw = shared<Ticket, Drawn>({
  facts: {
    engine: 'quickdraw',
    // The lowest of its plays, three digits in order; `rtp.ts` has them all.
    rtp: 9_600,
    volatility: 4,
    lines: 0,
    features: ['draw', 'shared-round', 'tickets', 'three-digits'],
    stakes: ticketStakes,
    maxWin: ticketCap,
  },
  bet: ticketOf(fitsPlay),
  cost: ticketCost,
  tables,
  tableFor: lotteryByCode(tables),
  // When the counter has closed, tickets are for the next draw.
  ahead: 1,
  outcome: (draw) => drawDigits(draw),
  payout: (stake, drawn, bet) => ticketPayout(stake, bet, (line) => lineBack(line, drawn)),
  announce: ({ digits }) => digits.map(String),
})

import { shared } from '../../kernel/kinds.ts'
import { type Chips, chipStakes, chipsCost, chipsOn, chipsPayout } from '../chips.ts'
import { tableByCode } from '../table-by-code.ts'
import { type Roll, rollDice, threediceBack, threediceBets } from './rules.ts'

const tables = [
  { id: 'threedice-1', everyMs: 24_000, closesMs: 14_000, drawsMs: 15_000 },
  { id: 'threedice-2', everyMs: 32_000, closesMs: 22_000, drawsMs: 23_000 },
] as const

/** Three dice under a dome; totals, doubles, triples and single faces. */
export const threedice = shared<Chips, Roll>({
  facts: {
    engine: 'threedice',
    // The lowest of its bets, the double; `rtp.ts` has them all.
    rtp: 9_629,
    volatility: 3,
    lines: 0,
    features: ['live-table', 'shared-round', 'triples'],
    stakes: chipStakes,
    maxWin: 2_920,
  },
  bet: chipsOn((on) => threediceBets.has(on)),
  cost: chipsCost,
  tables,
  tableFor: tableByCode(tables),
  outcome: (draw) => rollDice(draw),
  payout: (stake, roll, bet) => chipsPayout(stake, bet, (on) => threediceBack(on, roll)),
})

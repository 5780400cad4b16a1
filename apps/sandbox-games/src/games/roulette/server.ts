import { shared } from '../../kernel/kinds.ts'
import { type Chips, chipStakes, chipsCost, chipsOn, chipsPayout } from '../chips.ts'
import { tableByCode } from '../table-by-code.ts'
import { rouletteBack, rouletteBets, type Spin, spinWheel } from './rules.ts'

const tables = [
  { id: 'roulette-1', everyMs: 30_000, closesMs: 17_000, drawsMs: 18_000 },
  { id: 'roulette-2', everyMs: 40_000, closesMs: 27_000, drawsMs: 28_000 },
] as const

/** One zero, 37 pockets, all bets of the cloth. */
export const roulette = shared<Chips, Spin>({
  facts: {
    engine: 'roulette',
    rtp: 9_729,
    volatility: 3,
    lines: 0,
    features: ['live-table', 'shared-round', 'single-zero'],
    stakes: chipStakes,
    maxWin: 1_620,
  },
  bet: chipsOn((on) => rouletteBets.has(on)),
  cost: chipsCost,
  tables,
  tableFor: tableByCode(tables),
  outcome: (draw) => spinWheel(draw),
  payout: (stake, spin, bet) => chipsPayout(stake, bet, (on) => rouletteBack(on, spin)),
})

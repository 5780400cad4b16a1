import { shared } from '../../kernel/kinds.ts'
import { type Chips, chipStakes, chipsCost, chipsOn, chipsPayout } from '../chips.ts'
import { tableByCode } from '../table-by-code.ts'
import { type Meeting, meet, type SidesBet, sidesBack, sidesBets } from './rules.ts'

const tables = [{ id: 'sides-1', everyMs: 24_000, closesMs: 13_000, drawsMs: 14_000 }] as const

/** Light meets wave: an abstract draw of two sides, three marks each. */
export const sides = shared<Chips, Meeting>({
  facts: {
    engine: 'sides',
    // The lowest of its bets, the draw; `rtp.ts` has them all.
    rtp: 9_694,
    volatility: 2,
    lines: 0,
    features: ['live-table', 'shared-round', 'two-sides'],
    stakes: chipStakes,
    maxWin: 160,
  },
  bet: chipsOn((on) => sidesBets.some((bet) => bet === on)),
  cost: chipsCost,
  tables,
  tableFor: tableByCode(tables),
  outcome: (draw) => meet(draw),
  payout: (stake, meeting, bet) => chipsPayout(stake, bet, (on) => sidesBack(on as SidesBet, meeting)),
})

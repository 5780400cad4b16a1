import { shared } from '../../kernel/kinds.ts'
import { type Chips, chipStakes, chipsCost, chipsOn, chipsPayout } from '../chips.ts'
import { tableByCode } from '../table-by-code.ts'
import { type BaccaratBet, baccaratBack, baccaratBets, type Coup, dealCoup } from './rules.ts'

const tables = [
  { id: 'baccarat-1', everyMs: 28_000, closesMs: 15_000, drawsMs: 16_000 },
  { id: 'baccarat-2', everyMs: 36_000, closesMs: 22_000, drawsMs: 23_000 },
] as const

/** Eight packs, shuffled for every coup; the standard drawing table. */
export const baccarat = shared<Chips, Coup>({
  facts: {
    engine: 'baccarat',
    // The lowest of its bets, the tie; `rtp.ts` has them all.
    rtp: 9_515,
    volatility: 2,
    lines: 0,
    features: ['live-table', 'shared-round', 'pair-bets'],
    stakes: chipStakes,
    maxWin: 380,
  },
  bet: chipsOn((on) => baccaratBets.some((bet) => bet === on)),
  cost: chipsCost,
  tables,
  tableFor: tableByCode(tables),
  outcome: (draw) => dealCoup(draw),
  payout: (stake, coup, bet) => chipsPayout(stake, bet, (on) => baccaratBack(on as BaccaratBet, coup)),
})

import * as v from 'valibot'
import { solo } from '../../kernel/kinds.ts'
import { commonStakes, payHundredths } from '../stakes.ts'
import { cluster as machine } from './machine.ts'
import { type ClusterRound, playCluster } from './round.ts'

/** Stated return: the lower end of the 95% interval of `prove.ts`, which plays ten million rounds. */
export const cluster = solo<Record<string, never>, ClusterRound>({
  facts: {
    engine: 'cluster',
    rtp: 9648,
    volatility: 4,
    lines: 0,
    features: ['cluster-pays', 'cascades', 'hot-cells', 'free-games', 'scatters'],
    stakes: [...commonStakes],
    maxWin: machine.maxWin / 100,
  },
  bet: v.strictObject({}),
  play: (draw) => playCluster(machine, draw),
  payout: (stake, { win }) => payHundredths(stake, win),
})

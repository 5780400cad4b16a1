import type { Endpoints, Value } from '../contract/index.ts'
import { NOW } from './factories.ts'

/** A recent launch, with overrides for a story or test. */
export const makeGameSession = (
  over: Partial<Value<Endpoints['gameSession']>> = {},
): Value<Endpoints['gameSession']> => ({
  ...{ id: '01939f00-0000-7000-8000-000000000001', startedAt: NOW, at: NOW, endedAt: null, isDemo: false, rounds: 0 },
  ...{ stake: '0.00', payout: '0.00', net: '0.00', currency: 'TLB', wallet: 'MAIN', available: '1000.00' },
  ...{ minStake: '0.10', stop: null },
  ...over,
})

export const playFakes = {
  gameSession: ({ id }: { id: string }) => makeGameSession({ id }),
  endGameSession: ({ id }: { id: string }) => ({
    session: makeGameSession({ id, endedAt: NOW }),
    sweptAmount: '0.00',
  }),
}

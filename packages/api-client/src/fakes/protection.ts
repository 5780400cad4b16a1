import type { Endpoints, Value } from '../contract/index.ts'
import { NOW } from './factories.ts'

type Protection = Value<Endpoints['limits']>
export type FakeLimit = Protection['limits'][number]

/** One limit, with overrides for a story or test. */
export const makeLimit = (over: Partial<FakeLimit> = {}): FakeLimit => ({
  ...{ kind: 'LOSS', window: 'DAY', value: '500.00', used: '120.00', resetsAt: NOW, pending: null },
  ...over,
})

/** A player without limits, with overrides for a story or test. */
export const makeProtection = (over: Partial<Protection> = {}): Protection => ({
  ...{ limits: [], timeoutUntil: null, excluded: null },
  realityCheck: { minutes: 60, nextAt: null, isDue: false },
  ...over,
})

type Activity = Value<Endpoints['activity']>

/** A player who played a little, with overrides for a story or test. */
export const makeActivity = (over: Partial<Activity> = {}): Activity => ({
  ...{ deposited: '500.00', withdrawn: '0.00', stake: '1250.00', net: '-120.00', minutes: 95 },
  ...over,
})

export const protectionFakes = {
  limits: () => makeProtection(),
  activity: () => makeActivity(),
  setLimit: () => makeProtection({ limits: [makeLimit()] }),
  takeBreak: () => makeProtection({ timeoutUntil: NOW }),
  excludeSelf: () => ({ until: NOW }),
  answerRealityCheck: () => ({ nextAt: NOW }),
  setRealityCheck: ({ minutes }: { minutes: number }) =>
    makeProtection({ realityCheck: { minutes, nextAt: null, isDue: false } }),
}

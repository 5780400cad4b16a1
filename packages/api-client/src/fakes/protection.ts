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

export const protectionFakes = {
  limits: () => makeProtection(),
  setLimit: () => makeProtection({ limits: [makeLimit()] }),
  takeBreak: () => makeProtection({ timeoutUntil: NOW }),
  excludeSelf: () => ({ until: NOW }),
  answerRealityCheck: () => ({ nextAt: NOW }),
  setRealityCheck: ({ minutes }: { minutes: number }) =>
    makeProtection({ realityCheck: { minutes, nextAt: null, isDue: false } }),
}

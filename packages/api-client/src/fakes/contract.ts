import type { Endpoints, Value } from '../contract/index.ts'
import type { Contract, Income, Simulation } from '../contract/shared.ts'
import { fakeId, fakeRef, NOW } from './factories.ts'
import type { Fakes } from './fakes-type.ts'

export const makeContract = (contract: Partial<Contract> = {}): Contract => ({
  id: fakeId(1),
  kind: 'DIVIDEND',
  upline: { id: fakeId(2), account: 'agent01', type: 1, level: 1 },
  downline: { id: fakeId(3), account: 'agent02', type: 1, level: 2 },
  period: 'WEEKLY',
  tiers: [{ minValidBet: '1000.00', minLoss: '0.00', minActive: 1, rate: '0.05' }],
  status: 'ACTIVE',
  version: 1,
  offeredAt: NOW,
  answeredAt: NOW,
  activeFrom: NOW,
  activeTo: null,
  requestedBy: null,
  remark: '',
  ...contract,
})

export const makeIncome = (income: Partial<Income> = {}): Income => ({
  ...{ refNo: fakeRef('DV'), kind: 'DIVIDEND', periodStart: NOW, periodEnd: NOW, base: '1000.00', active: 3 },
  ...{ rate: '0.05', gross: '50.00', deducted: '20.00', net: '30.00', corrected: '0.00', status: 'PAID', paidAt: NOW },
  ...income,
})

const { upline, downline } = makeContract()
type Party = Simulation['parties'][number]
export const makeParty = (party: Partial<Party> = {}): Party => ({
  ...{ account: downline, side: 'DOWNLINE', before: '30.00', after: '42.50', change: '12.50' },
  ...party,
})

export const makeSimulation = (simulation: Partial<Simulation> = {}): Simulation => ({
  ...{ kind: 'DIVIDEND', periodStart: NOW, periodEnd: NOW, base: '1250.00', active: 3, rate: '0.05' },
  ...{ gross: '62.50', deducted: '20.00', net: '42.50' },
  parties: [
    makeParty({ account: upline ?? downline, side: 'UPLINE', before: '80.00', after: '67.50', change: '-12.50' }),
    makeParty(),
  ],
  ...simulation,
})

const page = <T>(list: T[]) => ({ list, pageNo: 1, pageSize: 20, totalCount: list.length, totalPages: 1 })
const allowed = { maxRate: '0.05', periods: ['WEEKLY'] as ['WEEKLY'], maxTiers: 5, mayForce: false }

type Settlements = Value<Endpoints['contractSettlements']>
/** Payments of a contract, as the gateway counts them. */
export const makeSettlements = (list: Income[], over: Partial<Settlements> = {}): Settlements => ({
  ...{ ...page(list), totalPages: list.length > 0 ? 1 : 0 },
  summary: { items: list.length, gross: '50.00', deducted: '20.00', net: '30.00', corrected: '0.00' },
  ...over,
})

type Names =
  | 'contractMenu'
  | 'contracts'
  | 'offerContract'
  | 'withdrawOffer'
  | 'endContract'
  | 'contractEffect'
  | 'simulateOffer'
  | 'contractSimulation'
  | 'contractSettlements'
  | 'contractFile'
  | 'settlementFile'
  | 'settlementLines'

/** A contract with its upline, one paid period, and one member behind it. */
export const contractFakes: Pick<Fakes, Names> = {
  contractMenu: () => ({
    ...{ dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
    ...{ pending: [], agentType: 1 },
  }),
  contracts: () => ({ ...page([makeContract()]), allowed }),
  offerContract: () => makeContract({ status: 'OFFERED', answeredAt: null, activeFrom: null }),
  withdrawOffer: () => makeContract({ status: 'WITHDRAWN' }),
  endContract: () => ({ contract: makeContract({ status: 'END_REQUESTED', requestedBy: 'UPLINE' }), terminated: [] }),
  contractEffect: () => ({ terminated: [] }),
  simulateOffer: ({ kind }) => makeSimulation({ kind }),
  contractSimulation: () => makeSimulation(),
  contractSettlements: () => makeSettlements([makeIncome()]),
  contractFile: () => ({ ticket: 'CONTRACTS', expiresInSec: 30 }),
  settlementFile: () => ({ ticket: 'SETTLEMENTS', expiresInSec: 30 }),
  settlementLines: () => ({
    ...page([
      { account: 'player01', validBet: '1000.00', winLoss: '-1000.00', own: false, given: '0.00', active: true },
    ]),
    ...{ income: makeIncome(), contract: makeContract(), fixes: [] },
  }),
}

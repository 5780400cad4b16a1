import type { Contract, ContractKind, Endpoints, Value } from '@boardwalk/api-client'
import {
  type createFakeFetch,
  fakeId,
  fakes,
  makeContract,
  makeDownline,
  makeParty,
  makeSimulation,
} from '@boardwalk/api-client/fakes'

type Answers = NonNullable<Parameters<typeof createFakeFetch>[0]>
type BetLine = Extract<Value<Endpoints['settlementLines']>['list'][number], { betNo: string }>

const brief = (n: number, account: string, level: number, type: 0 | 1 = 1) => ({ id: fakeId(n), account, type, level })
export const people = {
  head: brief(11, 'mabini', 1),
  me: brief(12, 'agent01', 2),
  below: brief(13, 'agenta1', 3),
  deeper: brief(14, 'agenta1b1', 4),
  player: brief(15, 'amihan10', 5, 0),
}

/** Terms as a head agent would give them. */
export const termsOf = {
  DIVIDEND: [
    { minValidBet: '10000.00', minLoss: '0.00', minActive: 3, rate: '0.15' },
    { minValidBet: '250000.00', minLoss: '5000.00', minActive: 20, rate: '0.25' },
  ],
  DAILY: [
    { minBet: '1000.00', minActive: 1, rate: '0.008' },
    { minBet: '50000.00', minActive: 10, rate: '0.0125' },
  ],
  HOURLY: [{ minBet: '500.00', rate: '0.004' }],
  REALTIME: [{ singleBet: '10.00', profitRate: '0.006', lossRate: '0.0045' }],
} satisfies Record<ContractKind, Contract['tiers']>

/** A contract of a kind between the agent and its upline. */
export const contractOf = (kind: ContractKind, contract: Partial<Contract> = {}): Contract =>
  makeContract({
    ...{ kind, upline: people.head, downline: people.me, tiers: termsOf[kind] },
    ...{ period: kind === 'DIVIDEND' ? 'WEEKLY' : null },
    ...contract,
  })

const fresh = { answeredAt: null, activeFrom: null } as const
export const offerOf = (kind: ContractKind) =>
  contractOf(kind, { id: fakeId(21), status: 'OFFERED', ...fresh, remark: 'From December on' })

const versions = (kind: ContractKind) => [
  contractOf(kind),
  contractOf(kind, { id: fakeId(22), status: 'SUPERSEDED', activeTo: '2026-11-30T16:00:00.000Z' }),
]
const given = (kind: ContractKind) => [
  contractOf(kind, { id: fakeId(31), upline: people.me, downline: people.below }),
  contractOf(kind, {
    ...{ id: fakeId(32), upline: people.me, downline: people.deeper },
    ...{ status: 'END_REQUESTED', requestedBy: 'DOWNLINE' },
  }),
  contractOf(kind, { id: fakeId(33), upline: people.me, downline: people.player, status: 'OFFERED', ...fresh }),
]

/** The contracts that accepting the offer ends. */
const ended = (kind: ContractKind) => [
  contractOf(kind, { id: fakeId(31), upline: people.me, downline: people.below, status: 'ENDED' }),
  contractOf(kind, { id: fakeId(34), upline: people.below, downline: people.player, status: 'ENDED' }),
]

const page = { pageNo: 1, pageSize: 10, totalPages: 1 }
const allowed = { maxTiers: 5, mayForce: false }
const maxRates = { DIVIDEND: '0.25', DAILY: '0.0125', HOURLY: '0.004', REALTIME: '0.006' }
const lists = { MINE: versions, DOWNLINE: given, REQUESTS: (kind: ContractKind) => [offerOf(kind)] }

const day = { periodStart: '2026-11-19T16:00:00.000Z', periodEnd: '2026-11-20T16:00:00.000Z' }
/** As the downline of an offer sees it: of the upline only the change. */
const asDownline = () =>
  makeSimulation({
    ...day,
    parties: [
      makeParty({ account: people.head, side: 'UPLINE', before: null, after: null, change: '210.00' }),
      makeParty({ account: people.me, before: '250.00', after: '240.00', change: '-10.00' }),
      makeParty({ account: people.below, side: 'BELOW', before: '200.00', after: '0.00', change: '-200.00' }),
    ],
  })
const asUpline = (kind: ContractKind) =>
  makeSimulation({
    ...{ ...day, kind },
    parties: [
      makeParty({ account: people.me, side: 'UPLINE', before: '150.00', after: '360.00', change: '210.00' }),
      makeParty({ account: people.below, before: '250.00', after: '240.00', change: '-10.00' }),
      makeParty({ account: people.player, side: 'BELOW', before: '200.00', after: '0.00', change: '-200.00' }),
    ],
  })

export const bets: BetLine[] = (['WIN', 'LOSS'] as const).map((result, at) => ({
  ...{ gameCode: 'pailaw', gameCategory: 'LOTT', roundId: `R-2026112${at}`, account: 'amihan10', result },
  ...{ betNo: `BT261121-000000000${at}`, stake: '200.00', validBet: '200.00', payout: at ? '0.00' : '500.00' },
  ...{ rate: at ? '0.0045' : '0.006', amount: at ? '0.90' : '1.20', settledAt: '2026-11-21T11:58:02.000Z' },
}))

/** An agent that has contracts of every kind and in every role. */
export const contractAnswers = {
  consolidatedFunds: () => ({
    ...fakes.consolidatedFunds({}),
    ...{ divtypereq: 2, dailysalreqtype: 3, contracthoursalreq: 3, realtimesalreqtype: 3 },
    pending: [offerOf('DIVIDEND')],
  }),
  contracts: ({ kind, view = 'MINE' }) => {
    const list = lists[view](kind)
    const periods = kind === 'DIVIDEND' ? (['WEEKLY'] as const) : []
    return {
      ...page,
      list,
      totalCount: list.length,
      allowed: { ...allowed, maxRate: maxRates[kind], periods: [...periods] },
    }
  },
  contractEffect: () => ({ terminated: ended('DIVIDEND') }),
  contractSimulation: asDownline,
  simulateOffer: ({ kind }) => asUpline(kind),
  agentTeam: () => ({
    ...{ ...page, totalCount: 2, path: [] },
    list: [
      makeDownline({ id: people.below.id, account: people.below.account }, 1),
      makeDownline({ id: people.player.id, account: people.player.account, type: 0 }, 2),
    ],
  }),
} satisfies Answers

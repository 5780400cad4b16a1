import type { Contract, ContractKind } from '@boardwalk/api-client'

type As = 'money' | 'count' | 'rate'
/** A field of a tier: its name on the wire, its text under `contract.field`, and how it is written. */
export type TierField = { name: string; text: string; as: As }
type KindRule = {
  /** The row that takes the answers to contracts of the kind. */
  answer: 'processDividend' | 'processDailySalary' | 'processHourlySalary' | 'processRealTimeSalary'
  fields: readonly TierField[]
  /** Settled by days, so that its windows are named by days. */
  isByDay: boolean
}

const active = { name: 'minActive', text: 'active', as: 'count' } as const
const rate = { name: 'rate', text: 'rate', as: 'rate' } as const

/** Differences between the pages of the four kinds: the fields of the specification (member and agent specification §3). */
export const kinds = {
  DIVIDEND: {
    answer: 'processDividend',
    fields: [
      { name: 'minValidBet', text: 'periodBet', as: 'money' },
      { name: 'minLoss', text: 'periodLoss', as: 'money' },
      active,
      rate,
    ],
    isByDay: true,
  },
  DAILY: {
    answer: 'processDailySalary',
    fields: [{ name: 'minBet', text: 'dailyBet', as: 'money' }, active, rate],
    isByDay: true,
  },
  HOURLY: {
    answer: 'processHourlySalary',
    fields: [{ name: 'minBet', text: 'hourlyBet', as: 'money' }, rate],
    isByDay: false,
  },
  REALTIME: {
    answer: 'processRealTimeSalary',
    fields: [
      { name: 'singleBet', text: 'singleBet', as: 'money' },
      { name: 'profitRate', text: 'profitRate', as: 'rate' },
      { name: 'lossRate', text: 'lossRate', as: 'rate' },
    ],
    isByDay: false,
  },
} as const satisfies Record<ContractKind, KindRule>

export const contractKinds = Object.keys(kinds) as ContractKind[]

export const fieldsOf = (kind: ContractKind): readonly TierField[] => kinds[kind].fields

export type Tier = Contract['tiers'][number]

import type { Purse } from '../ledger/rules.ts'

type Amounts = Record<'rounds' | 'stake' | 'payout' | 'available', string>
export type SessionRow = Amounts & {
  id: string
  startedAt: string
  at: string
  endedAt: string | null
  isDemo: boolean
  currency: string
  vendor: string
  purse: Purse
  wallet: string
  minBet: string
  isOver: boolean
  isBlocked: boolean
}

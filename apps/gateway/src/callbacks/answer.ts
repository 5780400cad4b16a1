import { formatMoney, type Units } from '../ledger/money.ts'
import type { Wallet } from '../ledger/post.ts'

/** Contract E2 defines the provider's reaction to each. */
export type Status =
  | 'OK'
  | 'INSUFFICIENT_FUNDS'
  | 'LIMIT'
  | 'PLAYER_BLOCKED'
  | 'SESSION_INVALID'
  | 'SESSION_EXPIRED'
  | 'GAME_UNKNOWN'
  | 'CURRENCY_MISMATCH'
  | 'DUP_MISMATCH'
  | 'TX_NOT_FOUND'
  | 'ROLLED_BACK'
  | 'ROUND_CLOSED'
  | 'ALREADY_SETTLED'
  | 'BAD_REQUEST'

/** A business answer; HTTP 200 for every status. */
export type Answer = { status: Status; opRef: string | null; balance: Units; dup: boolean }

/** The stored part of an answer in `game_tx`; units as text. */
export type StoredAnswer = { status: Status; opRef: string | null; balance: string }

const spendable = ({ cash, bonus }: Wallet): Units => cash + bonus

export const refusal = (status: Status, wallet: Wallet): Answer => ({
  status,
  opRef: null,
  balance: spendable(wallet),
  dup: false,
})

export const accepted = (opRef: string | null, wallet: Wallet, dup = false): Answer => ({
  status: 'OK',
  opRef,
  balance: spendable(wallet),
  dup,
})

export const toStored = ({ status, opRef, balance }: Answer): StoredAnswer => ({
  status,
  opRef,
  balance: String(balance),
})

export const fromStored = ({ status, opRef, balance }: StoredAnswer): Answer => ({
  status,
  opRef,
  balance: BigInt(balance),
  dup: true,
})

export const toWire = (answer: Answer, txId: string, currency: string) => ({
  ...answer,
  txId,
  currency,
  balance: formatMoney(answer.balance),
})

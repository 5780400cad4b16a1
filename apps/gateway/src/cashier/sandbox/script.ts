import type { Units } from '../../ledger/money.ts'

export type Decision = 'approve' | 'decline' | 'timeOut' | 'payTwice'
/** A planned message of the sandbox; `payment` distinguishes payments of one order. */
export type Planned = {
  status: 'PAID' | 'FAILED' | 'EXPIRED'
  amount: Units
  afterMs: number
  payment: 1 | 2
  copies: number
  isSpoilt: boolean
}

const soonMs = 2_000
const lateMs = 60_000
const plan = (amount: Units, over: Partial<Planned> = {}): Planned => ({
  ...{ status: 'PAID', amount, afterMs: soonMs, payment: 1, copies: 1, isSpoilt: false },
  ...over,
})

/** Half, in whole cents. */
const half = (amount: Units): Units => (amount / 200n) * 100n

/** Test amounts: the last two decimals of an order choose the sandbox's behaviour (contract E3). */
const scripts: Partial<Record<string, (amount: Units) => Planned[]>> = {
  1: (amount) => [plan(amount, { status: 'FAILED' })],
  2: (amount) => [plan(amount, { afterMs: lateMs })],
  3: (amount) => [plan(amount, { copies: 5 })],
  4: (amount) => [plan(amount, { afterMs: 0 })],
  5: (amount) => [plan(half(amount))],
  6: () => [],
  7: (amount) => [plan(amount), plan(amount, { status: 'FAILED', afterMs: 2 * soonMs })],
  9: (amount) => [plan(amount, { isSpoilt: true })],
}

const centsOf = (amount: Units): string => String((amount / 100n) % 100n)

/** The sandbox's messages about a paid order. */
export const scriptOf = (amount: Units): Planned[] => scripts[centsOf(amount)]?.(amount) ?? [plan(amount)]

/** .04: the message is sent before the create call is answered. */
export const isEventFirst = (amount: Units): boolean => centsOf(amount) === '4'
/** .08: the create call is never answered, although the order exists. */
export const isUnanswered = (amount: Units): boolean => centsOf(amount) === '8'

/** The sandbox's messages after the payer's decision on its page. */
export const afterDecision: { [D in Decision]: (amount: Units) => Planned[] } = {
  approve: scriptOf,
  decline: (amount) => [plan(amount, { status: 'FAILED', afterMs: 0 })],
  timeOut: (amount) => [plan(amount, { status: 'EXPIRED', afterMs: 0 })],
  payTwice: (amount) => [plan(amount, { afterMs: 0 }), plan(amount, { payment: 2 })],
}

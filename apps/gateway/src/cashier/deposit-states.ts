import type { Actor } from '@boardwalk/api-client/contract'
import type { depositStatuses, deposits } from '../db/schema/cashier.ts'

export type DepositStatus = (typeof depositStatuses)[number]
export type DepositEvent =
  | 'accepted'
  | 'refused'
  | 'unanswered'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'rejected'
  | 'cancelled'

/**
 * The state machine of a deposit (contract F): for each event its source states and its target state. Late payments
 * are credited even after the order was cancelled, but never twice.
 */
export const depositEdges = {
  accepted: { from: ['CREATED'], to: 'PENDING' },
  refused: { from: ['CREATED'], to: 'FAILED' },
  unanswered: { from: ['CREATED'], to: 'FAILED' },
  paid: { from: ['CREATED', 'PENDING', 'EXPIRED', 'CANCELLED', 'FAILED'], to: 'APPROVED' },
  failed: { from: ['CREATED', 'PENDING'], to: 'FAILED' },
  expired: { from: ['PENDING'], to: 'EXPIRED' },
  rejected: { from: ['PENDING'], to: 'REJECTED' },
  cancelled: { from: ['CREATED', 'PENDING'], to: 'CANCELLED' },
} as const satisfies Record<DepositEvent, { from: readonly DepositStatus[]; to: DepositStatus }>

/** Why a deposit ended without money. */
export const endReasons: Partial<Record<DepositEvent, NonNullable<(typeof deposits.$inferSelect)['reason']>>> = {
  refused: 'PROVIDER',
  unanswered: 'NO_ANSWER',
  failed: 'PROVIDER',
  expired: 'EXPIRED',
  rejected: 'OPERATOR',
  cancelled: 'PLAYER',
}

/** The party that causes an event, unless an operator does. */
export const actorOf: Record<DepositEvent, Actor> = {
  ...({ accepted: 'PROVIDER', refused: 'PROVIDER', paid: 'PROVIDER', failed: 'PROVIDER' } as const),
  ...({ unanswered: 'SYSTEM', expired: 'SYSTEM', rejected: 'OPERATOR', cancelled: 'PLAYER' } as const),
}

const open: readonly DepositStatus[] = ['CREATED', 'PENDING']
export const isOpen = (status: DepositStatus): boolean => open.includes(status)

/** Where an event leads from a state; null where it changes nothing. */
export function nextStatus(status: DepositStatus, event: DepositEvent): DepositStatus | null {
  const { from, to } = depositEdges[event]
  return (from as readonly DepositStatus[]).includes(status) ? to : null
}

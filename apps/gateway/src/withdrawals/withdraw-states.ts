import type { Actor, WithdrawStatus } from '@boardwalk/api-client/contract'

export type WithdrawEvent =
  | 'approved'
  | 'rejected'
  | 'sent'
  | 'paid'
  | 'failed'
  | 'received'
  | 'disputed'
  | 'refunded'
  | 'forced'

/**
 * The state machine of a withdrawal (contract F). Once it was sent to the provider only a final answer of the provider
 * or an operator moves it, so it is never paid twice; the player cannot cancel it.
 */
export const withdrawEdges = {
  approved: { from: 'REVIEW', to: 'APPROVED' },
  rejected: { from: 'REVIEW', to: 'REJECTED' },
  sent: { from: 'APPROVED', to: 'PAYING' },
  paid: { from: 'PAYING', to: 'PAID_OUT' },
  failed: { from: 'PAYING', to: 'FAILED' },
  received: { from: 'PAID_OUT', to: 'RECEIVED' },
  disputed: { from: 'PAID_OUT', to: 'DISPUTED' },
  refunded: { from: 'DISPUTED', to: 'REFUNDED' },
  forced: { from: 'DISPUTED', to: 'FORCED' },
} as const satisfies Record<WithdrawEvent, { from: WithdrawStatus; to: WithdrawStatus }>

/** Where an event leads from a state; null where it changes nothing. */
export const nextStatus = (status: WithdrawStatus, event: WithdrawEvent): WithdrawStatus | null =>
  withdrawEdges[event].from === status ? withdrawEdges[event].to : null

/** The amount is on hold; a member has one such withdrawal at a time. */
export const inFlight: WithdrawStatus[] = ['REVIEW', 'APPROVED', 'PAYING']
/** A next step is still to come. */
export const openStatuses: WithdrawStatus[] = [...inFlight, 'PAID_OUT', 'DISPUTED']
/** The amount went back to the wallet as if nothing had been asked. */
export const undone: WithdrawStatus[] = ['REJECTED', 'FAILED']

export type { Actor, WithdrawStatus }

import type { Units } from '../ledger/money.ts'

const HOUR_MS = 3_600_000
/** Delay of a request for a higher limit. */
export const WAIT_HOURS = 24
/** After this long the request is dropped. */
export const DROP_HOURS = 168

/** Null: no limit. */
type Figure = Units | null
export type Pending = { value: Figure; askedAt: Date }
export type CurrentLimit = { value: Figure; pending: Pending | null }

/**
 * A limit after its player requested `asked`. A lower one applies at once and removes a pending request. A higher one
 * waits: the same figure has to be sent again, at the earliest 24 hours and at the latest 168 hours after the first
 * request.
 */
export function changeLimit({ value, pending }: CurrentLimit, asked: Figure, now: Date): CurrentLimit {
  if (isWithin(asked, value)) return { value: asked, pending: null }
  const waiting = pending && !isDropped(pending, now) ? pending : null
  if (waiting?.value !== asked || !waiting) return { value, pending: { value: asked, askedAt: now } }
  return isReady(waiting, now) ? { value: asked, pending: null } : { value, pending: waiting }
}

const isWithin = (asked: Figure, value: Figure): boolean => value === null || (asked !== null && asked <= value)

export const readyAt = ({ askedAt }: Pending): Date => new Date(askedAt.getTime() + WAIT_HOURS * HOUR_MS)
export const droppedAt = ({ askedAt }: Pending): Date => new Date(askedAt.getTime() + DROP_HOURS * HOUR_MS)

export const isReady = (pending: Pending, now: Date): boolean => now >= readyAt(pending) && !isDropped(pending, now)
export const isDropped = (pending: Pending, now: Date): boolean => now > droppedAt(pending)

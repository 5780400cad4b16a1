import type { Units } from '../ledger/money.ts'

const HOUR_MS = 3_600_000
/** A player who asks for more waits this long. */
export const WAIT_HOURS = 24
/** After this long the request is dropped. */
export const DROP_HOURS = 168

/** Null is no limit. */
type Figure = Units | null
export type Pending = { value: Figure; askedAt: Date }
export type Standing = { value: Figure; pending: Pending | null }

/**
 * A limit after its player asked for `asked`. Less applies at once and takes a waiting request away. More waits: the same
 * figure has to be sent again, at the earliest 24 hours and at the latest 168 hours after it was asked for first.
 */
export function changeLimit({ value, pending }: Standing, asked: Figure, now: Date): Standing {
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

import { randomUUID } from 'node:crypto'
import { pastDay } from './past.ts'

/** Kinds of numbers that people read out (contract A2). */
export type RefKind = 'DP' | 'WD' | 'TR' | 'BT' | 'BN' | 'PT' | 'RW' | 'PA' | 'FB' | 'SL' | 'DV' | 'RB'

/** Crockford's base 32: no I, L, O, U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `BT261121-` and ten letters: kind, day in UTC, 50 random bits. Node draws the bits of UUIDs in advance. */
export function newRef(kind: RefKind, now: Date = pastDay() ?? new Date()): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  const uuid = randomUUID()
  // Between these two groups are the digits of version and variant, which are not random.
  const bytes = Buffer.from(uuid.slice(0, 8) + uuid.slice(24), 'hex')
  let tail = ''
  for (const byte of bytes) tail += letters[byte & 31]
  return `${kind}${day}-${tail}`
}

/** Midnight in UTC of the day that a reference names; null if there is no such day. */
export function dayOfRef(refNo: string): Date | null {
  const day = refNo.slice(2, 8).replace(/^(..)(..)(..)$/, '20$1-$2-$3')
  const date = new Date(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  return isReal ? date : null
}

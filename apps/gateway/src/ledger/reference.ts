import { randomBytes } from 'node:crypto'

/** Kinds of numbers that people read out (contract A2). */
export type RefKind = 'DP' | 'WD' | 'TR' | 'BT' | 'BN' | 'PT' | 'RW' | 'PA' | 'FB' | 'SL' | 'DV'

/** Crockford's base 32: no I, L, O, U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `BT261121-` and ten letters: kind, day in UTC, 50 random bits. */
export function newRef(kind: RefKind, now: Date = new Date()): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  let tail = ''
  for (const byte of randomBytes(10)) tail += letters[byte & 31]
  return `${kind}${day}-${tail}`
}

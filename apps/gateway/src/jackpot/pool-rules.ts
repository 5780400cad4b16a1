import { createHash, randomBytes } from 'node:crypto'
import { evenlyBelow } from '../draws/evenly-below.ts'
import { formatMoney, type Units } from '../ledger/money.ts'

/** Rules of a new pool, amounts in 1/10 000 units. `share` is 1/10 000 of a stake: 100 is one percent. */
export const poolRules = { share: 100, seed: 10_000_000n, mustHitBy: 250_000_000n }

export type Secret = { hitAt: Units; salt: string; commitment: string }

/** SHA-256 of `25000.00:<salt>`, in hex, which any player can check when amount and salt are shown. */
export const commitmentOf = (hitAt: Units, salt: string): string =>
  createHash('sha256')
    .update(`${formatMoney(hitAt)}:${salt}`)
    .digest('hex')

/** Draws the hidden amount at which a pool is won: uniform above the seed, up to the limit. */
export function newSecret({ seed, mustHitBy }: { seed: Units; mustHitBy: Units }): Secret {
  const hitAt = seed + 1n + evenlyBelow(mustHitBy - seed)
  const salt = randomBytes(16).toString('hex')
  return { hitAt, salt, commitment: commitmentOf(hitAt, salt) }
}

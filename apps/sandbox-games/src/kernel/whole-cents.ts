import { drawFrom } from './fair.ts'

/** Units in the smallest amount that a currency shows. */
const cent = 100n

/**
 * A payout in whole cents. A fraction of a cent is paid as a whole one with that probability, from the round's seed,
 * so the return of every stake stays as stated and a verifier gets the same result.
 */
export async function wholeCents(units: bigint, seed: string, roundId: string): Promise<bigint> {
  const part = units % cent
  if (part === 0n) return units
  const draw = await drawFrom(seed, roundId, 'cent')
  return units - part + (BigInt(await draw(Number(cent))) < part ? cent : 0n)
}

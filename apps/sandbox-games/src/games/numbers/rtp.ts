import { digitsOf, type PlayType, plays, playTypes, type Region, tiers } from './rules.ts'

/** A chance as a fraction of whole numbers. */
type Fraction = { over: bigint; under: bigint }

/**
 * Chance that `picks` different endings are all among `places` independent ones: every set of picks that stays away is
 * counted in and out. `(100 - missing)^places` of `100^places` draws lack a given set of that size.
 */
export function allAmong(picks: number, places: number, endings = 100n): Fraction {
  let over = 0n
  let choices = 1n
  for (let missing = 0; missing <= picks; missing += 1) {
    const lacking = choices * (endings - BigInt(missing)) ** BigInt(places)
    over += missing % 2 === 0 ? lacking : -lacking
    choices = (choices * BigInt(picks - missing)) / BigInt(missing + 1)
  }
  return { over, under: endings ** BigInt(places) }
}

/** Prizes that a play compares with. Each fits a pick with one chance in 100 or 1,000, independently. */
function places(play: PlayType, region: Region): number {
  const digits = digitsOf(region)
  const heads = tiers[region].at(-1)?.count ?? 0
  if (play === 'tail' || play === 'tail3') return 1
  if (play === 'head') return heads
  if (play === 'headTail') return heads + 1
  return digits.filter((length) => length >= plays[play].digits).length
}

const expectedHits = (play: PlayType, region: Region): Fraction => {
  const { picks, digits } = plays[play]
  if (picks > 1) return allAmong(picks, places(play, region))
  return { over: BigInt(places(play, region)), under: 10n ** BigInt(digits) }
}

const scale = 10n ** 12n

/** The exact return of every play, as a fraction of 1. */
export const numbersReturns = (region: Region): Record<PlayType, number> => {
  const entries = playTypes.map((play) => {
    const { over, under } = expectedHits(play, region)
    const paid = over * BigInt(plays[play].pays[region])
    return [play, Number((paid * scale) / (under * 100n)) / Number(scale)] as const
  })
  return Object.fromEntries(entries) as Record<PlayType, number>
}

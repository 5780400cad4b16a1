import type { Sides, Sport } from './sport.ts'

/** Share of the stakes that odds return before they are rounded down to hundredths, in hundredths: the margin is 4. */
export const returnShare = 96
/** Odds on offer, in hundredths. Shorter ones would lose too much by rounding, longer ones are a lottery. */
export const minOdds = 130
export const maxOdds = 10_000

export type Markets = Record<string, Record<string, number>>
export type Chances = Record<string, Record<string, { over: bigint; under: bigint }>>

/** The exact chance of every pick of a match: endings in which it wins, of all endings. */
export function chancesOf(sport: Sport, sides: Sides): Chances {
  const picks = Object.entries(sport.markets).flatMap(([market, ids]) =>
    ids.map((pick) => ({ market, pick, over: 0n })),
  )
  let under = 0n
  for (const { score, ways } of sport.endings(sides)) {
    under += ways
    for (const one of picks) if (sport.won(one.market, one.pick, score)) one.over += ways
  }
  const chances: Chances = {}
  for (const { market, pick, over } of picks) chances[market] = { ...chances[market], [pick]: { over, under } }
  return chances
}

/** Odds of every pick in hundredths: the fair odds less the margin, rounded down. Picks outside the bounds are left out. */
export function marketsOf(sport: Sport, sides: Sides): Markets {
  const markets: Markets = {}
  for (const [market, picks] of Object.entries(chancesOf(sport, sides))) {
    const priced = Object.entries(picks).flatMap(([pick, { over, under }]) => {
      const odds = over === 0n ? maxOdds + 1 : Number((under * BigInt(returnShare)) / over)
      return odds >= minOdds && odds <= maxOdds ? [[pick, odds] as const] : []
    })
    if (priced.length > 0) markets[market] = Object.fromEntries(priced)
  }
  return markets
}

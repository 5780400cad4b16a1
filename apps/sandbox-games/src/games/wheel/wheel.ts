/** Spots of the wheel by payout in hundredths of the stake, stake included. */
export const spots = [200, 400, 650, 1300, 2600, 5200] as const
export type Spot = (typeof spots)[number]

/** How many of the 54 segments each spot has: count × pay is 52 stakes for every spot. */
export const counts: Record<Spot, number> = { 200: 26, 400: 13, 650: 8, 1300: 4, 2600: 2, 5200: 1 }

/** The rim, clockwise from the top: every spot spread as evenly as it goes, no two rare ones side by side. */
export const segments: readonly Spot[] = layOut()

function layOut(): Spot[] {
  const total = spots.reduce((sum, spot) => sum + counts[spot], 0)
  const rim: (Spot | null)[] = Array.from({ length: total }, () => null)
  for (const spot of [...spots].reverse()) {
    const step = total / counts[spot]
    for (let nth = 0; nth < counts[spot]; nth += 1) {
      let at = Math.round(nth * step + step / 2 + spot / 100) % total
      while (rim[at] !== null) at = (at + 1) % total
      rim[at] = spot
    }
  }
  return rim as Spot[]
}

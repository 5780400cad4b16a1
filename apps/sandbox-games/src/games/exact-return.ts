/** One possible result and in how many of all equally likely ways it comes about. */
export type Weighted<Outcome> = { outcome: Outcome; ways: number }

/** Exact: `paid` hundredths of the stake over `ways` equally likely ways; `rtp` is the same as a fraction of 1. */
export type ExactReturn = { paid: bigint; ways: bigint; rtp: number }

const scale = 10n ** 12n

/** Enumerates every possible result once and adds up the payouts of each bet, stake included. */
export function exactReturns<Bet extends string, Outcome>(
  bets: readonly Bet[],
  pays: (bet: Bet, outcome: Outcome) => number,
  outcomes: Iterable<Weighted<Outcome>>,
): Record<Bet, ExactReturn> {
  const paid = new Map<Bet, bigint>(bets.map((bet) => [bet, 0n]))
  let all = 0n
  for (const { outcome, ways } of outcomes) {
    const count = BigInt(ways)
    all += count
    for (const bet of bets) {
      const back = pays(bet, outcome)
      if (back > 0) paid.set(bet, (paid.get(bet) ?? 0n) + BigInt(back) * count)
    }
  }
  const entries = bets.map((bet) => [bet, exact(paid.get(bet) ?? 0n, all)] as const)
  return Object.fromEntries(entries) as Record<Bet, ExactReturn>
}

const exact = (paid: bigint, ways: bigint): ExactReturn => ({
  paid,
  ways,
  rtp: Number((paid * scale) / (ways * 100n)) / Number(scale),
})

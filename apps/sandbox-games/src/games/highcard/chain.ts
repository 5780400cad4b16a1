/** Ranks 1 (ace) to 13 (king), each equally likely every time: cards go back into the pack. */
export const ranks = 13
export const maxSteps = 10
/** Highest multiplier, in hundredths; a call that could pass it is not offered. */
export const highestPay = 100_000

export const calls = ['higher', 'lower', 'same'] as const
export type Call = (typeof calls)[number]

/** How many of the 13 ranks make a call right. */
export const chancesOf = (call: Call, rank: number): number =>
  call === 'higher' ? ranks - rank : call === 'lower' ? rank - 1 : 1

export const isRight = (call: Call, rank: number, next: number): boolean =>
  call === 'higher' ? next > rank : call === 'lower' ? next < rank : next === rank

/** The call that is made for a player who does not answer: the likelier one. */
export const likelier = (rank: number): Call => (rank <= 7 ? 'higher' : 'lower')

/**
 * Payout after right calls, in hundredths: fair odds of every step multiplied, 96.5% of it, rounded down once. The
 * house edge applies once a round, for any number of steps.
 */
export function payAfter(cards: readonly number[], made: readonly Call[]): number {
  const top = 9_650n * 13n ** BigInt(made.length)
  const below = made.reduce((product, call, at) => product * BigInt(chancesOf(call, cards[at] ?? 0)), 100n)
  return below === 0n ? 0 : Number(top / below)
}

export type ChainState = { steps: number; state: 'open' | 'lost' | 'full'; pay: number }

/** Evaluates a chain of calls against the cards. */
export function chainState(cards: readonly number[], made: readonly Call[]): ChainState {
  const wrong = made.findIndex((call, at) => !isRight(call, cards[at] ?? 0, cards[at + 1] ?? 0))
  if (wrong !== -1) return { steps: wrong, state: 'lost', pay: 0 }
  const pay = made.length > 0 ? payAfter(cards, made) : 0
  const isFull = made.length >= maxSteps || offered(cards, made).length === 0
  return { steps: made.length, state: isFull ? 'full' : 'open', pay }
}

/** Available calls, each with the payout after a right one. */
export function offered(cards: readonly number[], made: readonly Call[]): { call: Call; pay: number }[] {
  const rank = cards[made.length] ?? 0
  return calls
    .filter((call) => chancesOf(call, rank) > 0)
    .map((call) => ({ call, pay: payAfter(cards, [...made, call]) }))
    .filter(({ pay }) => pay <= highestPay)
}

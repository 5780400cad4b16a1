import { type ExactReturn, exactReturns, type Weighted } from '../exact-return.ts'
import { type BaccaratBet, baccaratBack, baccaratBets, bankerDraws, type Coup, packs, playerDraws } from './rules.ts'

type Result = Pick<Coup, 'winner' | 'playerPair' | 'bankerPair'>

const side = { player: [], banker: [], playerPoints: 0, bankerPoints: 0 }
const asCoup = (result: Result): Coup => ({ ...side, ...result })

/** How many cards of each value are in a full shoe: ten, jack, queen and king all count nothing. */
const fullShoe = () => Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * packs)

/**
 * All ordered hands of six cards from the shoe, grouped by the cards' values: every possible card is counted, none is
 * put back, and the drawing table decides about the third cards.
 */
export function coupWays(): Record<Coup['winner'], number> {
  const left = fullShoe()
  const found = { player: 0, banker: 0, tie: 0 }
  const hand: number[] = []
  const walk = (ways: number) => {
    if (hand.length === 4) return thirds(ways)
    for (let value = 0; value < 10; value += 1) {
      const cards = left[value] ?? 0
      left[value] = cards - 1
      hand.push(value)
      walk(ways * cards)
      hand.pop()
      left[value] = cards
    }
  }
  const thirds = (ways: number) => {
    const [a = 0, b = 0, c = 0, d = 0] = hand
    const [player, banker] = [(a + c) % 10, (b + d) % 10]
    // Undrawn cards contribute 412 and 411 ways for two cards.
    if (player >= 8 || banker >= 8) return add(player, banker, ways * 412 * 411)
    if (playerDraws(player)) return withPlayerThird(player, banker, ways)
    if (!bankerDraws(banker, null)) return add(player, banker, ways * 412 * 411)
    for (const [value, cards] of left.entries()) add(player, (banker + value) % 10, ways * cards * 411)
  }
  const withPlayerThird = (player: number, banker: number, ways: number) => {
    for (const [third, cards] of left.entries()) {
      const now = (player + third) % 10
      if (!bankerDraws(banker, third)) add(now, banker, ways * cards * 411)
      else
        for (const [value, more] of left.entries())
          add(now, (banker + value) % 10, ways * cards * (value === third ? more - 1 : more))
    }
  }
  const add = (player: number, banker: number, ways: number) => {
    found[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += ways
  }
  walk(1)
  return found
}

/** Pairs look at two cards only: after any first card, 31 of the 415 others share its rank. */
const pairWays: Weighted<Coup>[] = [
  { outcome: asCoup({ winner: 'player', playerPair: true, bankerPair: true }), ways: 31 },
  { outcome: asCoup({ winner: 'player', playerPair: false, bankerPair: false }), ways: 415 - 31 },
]

/** The exact return of every bet. All numbers stay below 2^53: the shoe has 4,998,398,275,503,360 ordered hands. */
export function baccaratReturns(): Record<BaccaratBet, ExactReturn> {
  const main = Object.entries(coupWays()).map(([winner, ways]) => ({
    outcome: asCoup({ winner: winner as Coup['winner'], playerPair: false, bankerPair: false }),
    ways,
  }))
  const pairs = exactReturns(['playerPair', 'bankerPair'], baccaratBack, pairWays)
  return { ...exactReturns(baccaratBets, baccaratBack, main), ...pairs }
}

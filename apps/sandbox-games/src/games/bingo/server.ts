import * as v from 'valibot'
import type { Draw } from '../../kernel/fair.ts'
import { solo } from '../../kernel/kinds.ts'
import { commonStakes, payHundredths } from '../stakes.ts'
import { balls, cardOf, cards, complete, highestBall, linePays } from './card.ts'
import { drawn, highestNumber, hitsOf, kenoPays, maxPicks, minPicks } from './keno.ts'

export type BingoBet = { game: 'card'; card: number } | { game: 'picks'; picks: number[] }
/** Balls in the order in which they came. */
export type BingoOutcome = { balls: number[] }

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const Picks = v.pipe(
  v.array(whole(1, highestNumber)),
  v.minLength(minPicks),
  v.maxLength(maxPicks),
  v.check((picks) => new Set(picks).size === picks.length),
)

async function drawBalls(draw: Draw, highest: number, count: number): Promise<number[]> {
  const left = Array.from({ length: highest }, (_, at) => at + 1)
  const out: number[] = []
  while (out.length < count) out.push(left.splice(await draw(left.length), 1)[0] as number)
  return out
}

/** Pay in hundredths of the stake. */
export function payOf(bet: BingoBet, { balls: out }: BingoOutcome): number {
  if (bet.game === 'picks') return kenoPays[bet.picks.length]?.[hitsOf(bet.picks, out)] ?? 0
  return linePays[complete(cardOf(bet.card), new Set(out)).length] ?? 0
}

/** `bingo.test.ts` counts every marking of a card and every number of hits; stated is the least generous of all. */
export const bingo = solo<BingoBet, BingoOutcome>({
  facts: {
    engine: 'bingo',
    rtp: 9571,
    volatility: 4,
    lines: 12,
    features: ['bingo-75', 'keno-36', 'own-card', 'own-numbers'],
    stakes: [...commonStakes],
    maxWin: 5_000,
  },
  bet: v.variant('game', [
    v.strictObject({ game: v.literal('card'), card: whole(0, cards - 1) }),
    v.strictObject({ game: v.literal('picks'), picks: Picks }),
  ]),
  play: async (draw, { game }) => ({
    balls: game === 'card' ? await drawBalls(draw, highestBall, balls) : await drawBalls(draw, highestNumber, drawn),
  }),
  payout: (stake, outcome, bet) => payHundredths(stake, payOf(bet, outcome)),
})

import * as v from 'valibot'
import { type Facts, type Game, room, shared, solo } from '../../src/kernel/kinds.ts'

const facts = (maxWin: number): Facts => ({
  ...{ engine: 'lines', rtp: 10_000, volatility: 1, lines: 0, features: [], stakes: ['1.00', '2.00'], maxWin },
})
const Side = v.strictObject({ side: v.picklist([0, 1]) })
type Side = v.InferOutput<typeof Side>

/** Heads or tails, settled at once. */
const toss = solo<Side, number>({
  facts: facts(2),
  bet: Side,
  play: (draw) => draw(2),
  payout: (stake, fell, { side }) => (fell === side ? stake * 2n : 0n),
})

type Climb = { out: number | null }
/** Climbs one step a second up to a drawn height; a player who steps out before gets a stake per step. */
const climb = solo<Climb, number>({
  facts: facts(10),
  bet: v.strictObject({ out: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10))) }),
  play: async (draw) => 1 + (await draw(10)),
  payout: (stake, height, { out }) => (out !== null && out <= height ? stake * BigInt(out) : 0n),
  stages: {
    act: v.literal('out'),
    after: (bet, height, _, elapsedMs) => {
      const { out } = bet as Climb
      const step = Math.floor(elapsedMs / 1000)
      return out === null && step >= 1 && step <= (height as number) ? { out: step } : null
    },
    lastsMs: ({ out }, height) => (out === null || out > height ? (height + 1) * 1000 : out * 1000),
    view: (_, __, elapsedMs) => ({ step: Math.floor(elapsedMs / 1000) }),
  },
})

/** Two fields every ten seconds; bets until the sixth, the draw at the eighth. A slip may hold several chips. */
const Chips = v.strictObject({ chips: v.pipe(v.array(v.picklist([0, 1])), v.minLength(1), v.maxLength(5)) })
const fields = shared<v.InferOutput<typeof Chips>, number>({
  facts: facts(10),
  tables: [
    { id: 'slow', everyMs: 10_000, closesMs: 6_000, drawsMs: 8_000 },
    { id: 'slower', everyMs: 20_000, closesMs: 12_000, drawsMs: 15_000 },
  ],
  bet: Chips,
  ahead: 1,
  cost: (stake, { chips }) => stake * BigInt(chips.length),
  refuse: async ({ chips }) => (chips.length === 4 ? 'FOUR_IS_UNLUCKY' : null),
  offer: async (_, no) => ({ odd: no % 2 }),
  outcome: (draw) => draw(2),
  payout: (stake, fell, { chips }) => stake * 2n * BigInt(chips.filter((chip) => chip === fell).length),
})

type Hand = { cards: number[]; done: number[]; raised: number[] }
const Move = v.strictObject({ raise: v.boolean() })
/** Three seats, one card each; a move may raise by a stake; the highest card takes the pot less a tenth. */
const high = room<Hand, v.InferOutput<typeof Move>>({
  facts: facts(6),
  seats: 3,
  turnMs: 5_000,
  pauseMs: 2_000,
  move: Move,
  deal: async (draw, seats) => {
    const cards: number[] = []
    for (let seat = 0; seat < seats; seat += 1) cards.push((await draw(1000)) * 10 + seat)
    return { cards, done: [], raised: [] }
  },
  turn: ({ done, cards }) => (done.length < cards.length ? done.length : null),
  cost: (_, __, { raise }) => (raise ? 1 : 0),
  after: ({ cards, done, raised }, seat, { raise }) => ({
    cards,
    done: [...done, seat],
    raised: raise ? [...raised, seat] : raised,
  }),
  view: ({ cards, done, raised }, seat) => ({
    cards: cards.map((card, at) => (at === seat || done.length === cards.length ? card : null)),
    raised,
  }),
  timeout: () => ({ raise: false }),
  bot: async (_, __, draw) => ({ raise: (await draw(2)) === 1 }),
  shares: ({ cards, raised }, stake) => {
    const pot = stake * BigInt(cards.length + raised.length)
    const best = Math.max(...cards)
    return cards.map((card) => (card === best ? pot - pot / 10n : 0n))
  },
})

/** One small game of each kind, so that the kernel is tested without any of the games that ship. */
export const smallGames: Record<'toss' | 'climb' | 'fields' | 'high', Game> = { toss, climb, fields, high }
for (const [engine, { facts }] of Object.entries(smallGames)) Object.assign(facts, { engine })

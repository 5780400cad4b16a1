import * as v from 'valibot'
import type { Draw } from '../../kernel/fair.ts'
import { room } from '../../kernel/kinds.ts'
import { chipStakes } from '../chips.ts'
import { botMove } from './bot.ts'
import { afterMove, costOf, dealt, type HandState, type Move, maxPaid, owes, seats, sharesOf, turnOf } from './hand.ts'
import { type TrioView, viewOf } from './view.ts'

const packSize = 52

/** The cards of every seat, and the first one to act: a shuffle as far as it is needed. */
async function dealFrom(draw: Draw): Promise<HandState> {
  const pack = Array.from({ length: packSize }, (_, card) => card)
  const taken: number[] = []
  for (let at = 0; at < seats * 3; at += 1) taken.push(...pack.splice(await draw(pack.length), 1))
  const cards = Array.from({ length: seats }, (_, seat) => [0, 1, 2].map((at) => taken[at * seats + seat] as number))
  return dealt(cards, await draw(seats))
}

/**
 * Players against each other; the house takes 2.5% of every pot and does not play. `trio.test.ts`: chips are conserved
 * in every hand, and four equal bots come out even but for the rake.
 */
export const trio = room<HandState, Move>({
  facts: {
    engine: 'trio',
    rtp: 9750,
    volatility: 3,
    lines: 0,
    features: ['players', 'labelled-bots', 'four-seats', 'rake'],
    stakes: [...chipStakes],
    maxWin: (seats * maxPaid * 975) / 1_000,
  },
  seats,
  turnMs: 15_000,
  pauseMs: 6_000,
  move: v.picklist(['fold', 'call', 'raise']),
  deal: dealFrom,
  turn: turnOf,
  cost: costOf,
  after: afterMove,
  view: viewOf,
  // Stays if it is free, otherwise folds. Players who have left always fold.
  timeout: (state, seat) => (owes(state, seat) === 0 ? 'call' : 'fold'),
  leave: () => 'fold',
  bot: (view, seat, draw) => botMove(view as TrioView, seat, draw),
  shares: sharesOf,
})

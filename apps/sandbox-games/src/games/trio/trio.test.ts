import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Draw, drawFrom } from '../../kernel/fair.ts'
import { replay } from '../../kernel/replay.ts'
import { strengthOf } from './bot.ts'
import { type HandState, type Move, maxPaid, potOf, rakeOf, seats, winnersOf } from './hand.ts'
import { classes, type HandClass, rankHand } from './ranks.ts'
import { trio } from './server.ts'
import type { TrioView } from './view.ts'

/** A fast draw for many hands; hands that ship are drawn from HMAC. */
function quick(seed: number): Draw {
  let at = seed >>> 0
  return async (below) => {
    at = (at + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(at ^ (at >>> 15), at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

async function playedOut(draw: Draw, choose: (state: HandState, seat: number) => Move | Promise<Move>) {
  let state = await trio.deal(draw, seats)
  const moves: [number, Move][] = []
  for (let seat = trio.turn(state); seat !== null; seat = trio.turn(state)) {
    const choice = await choose(state, seat)
    const move = trio.after(state, seat, choice) ? choice : 'call'
    state = trio.after(state, seat, move) as HandState
    moves.push([seat, move])
  }
  return { state, moves }
}
const botPlays = (draw: Draw) => (state: HandState, seat: number) => trio.bot(trio.view(state, seat), seat, draw)

const card = (name: string) => '23456789TJQKA'.indexOf(name[0] ?? '') + 13 * 'shdc'.indexOf(name[1] ?? '')
const hand = (text: string) => rankHand(text.split(' ').map(card))

describe('three cards', () => {
  it('are counted over all 22,100 hands as the pack has them', () => {
    const counts = Object.fromEntries(classes.map((name) => [name, 0])) as Record<HandClass, number>
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1) for (let c = b + 1; c < 52; c += 1) counts[rankHand([a, b, c]).name] += 1
    expect(counts).toEqual({ trail: 52, pure: 48, sequence: 720, colour: 1_096, pair: 3_744, high: 16_440 })
  })

  it('rank trail, pure sequence, sequence, colour, pair, high card; within a class by the cards, never by suit', () => {
    const order = [
      ...['As Ah Ad', '2s 2h 2d', 'As Ks Qs', 'Ah 2h 3h', 'Ks Qs Js', '2c 3c 4c', 'As Kh Qd', 'As 2h 3d', 'Ks Qh Jd'],
      ...['As Ks Js', '2s 3s 5s', 'As Ah Kd', 'As Ah 2d', 'Ks Kh Ad', '2s 2h 3d', 'As Kh Jd', '2s 3h 5d'],
    ].map((text) => hand(text).value)
    expect(order).toEqual([...order].sort((a, b) => b - a))
    expect(new Set(order).size).toBe(order.length)
    expect(hand('As Kh Jd').value).toBe(hand('Ac Kd Jh').value)
    expect(hand('As 2h Kd').name).toBe('high')
  })
})

describe('a hand', () => {
  it('conserves chips in every play: pot − rake = shares, none negative, no seat past the limit', async () => {
    const move = fc.constantFrom<Move>('fold', 'call', 'call', 'raise')
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.array(move, { maxLength: 40 }),
        fc.bigInt(1n, 10n ** 9n),
        async (seed, choices, stake) => {
          let at = 0
          const { state, moves } = await playedOut(
            quick(seed),
            () => choices[at++ % Math.max(1, choices.length)] ?? 'call',
          )
          const pot = stake * BigInt(potOf(state))
          const shares = trio.shares(state, stake)
          expect(shares.reduce((sum, share) => sum + share, 0n) + rakeOf(pot)).toBe(pot)
          expect(shares.every((share) => share >= 0n)).toBe(true)
          expect(Math.max(...state.put)).toBeLessThanOrEqual(maxPaid)
          const costs = await replay(trio, quick(seed), moves)
          expect(costs?.paid).toEqual(state.put)
          for (const [seat, share] of shares.entries()) if (share > 0n) expect(state.folded[seat]).toBe(false)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('returns 97.5% of every pot to the players, which is the return that is stated', () => {
    expect(10_000n - (rakeOf(1_000_000n) * 10_000n) / 1_000_000n).toBe(BigInt(trio.facts.rtp))
    expect(trio.facts.maxWin * 10_000).toBe(Number(10_000n * 28n - rakeOf(280_000n)))
  })

  it('shares a pot between equal hands to the last cent', async () => {
    const { state } = await playedOut(quick(1), () => 'call')
    const cards = [
      ['As', 'Kh', '9d'],
      ['Ad', 'Kc', '9h'],
      ['2s', '3h', '7d'],
      ['2h', '4h', '8d'],
    ].map((one) => one.map(card))
    const tied = { ...state, cards }
    expect(winnersOf(tied)).toEqual([0, 1])
    const [first = 0n, second = 0n, ...others] = trio.shares(tied, 33_300n)
    expect(first + second).toBe(133_200n - rakeOf(133_200n))
    expect([first % 100n, second % 100n]).toEqual([0n, 0n])
    expect([first - second <= 100n, others]).toEqual([true, [0n, 0n]])
  })

  it('goes to the last player without a showdown; a time-out stays only where free, a leaver folds', async () => {
    const { state } = await playedOut(quick(5), (now, seat) => (seat === now.first ? 'raise' : trio.timeout(now, seat)))
    expect(state.folded.filter(Boolean)).toHaveLength(3)
    expect(winnersOf(state)).toEqual([state.first])
    expect((trio.view(state, null) as TrioView).showdown).toBe(false)
    const fresh = await trio.deal(quick(6), seats)
    expect([trio.timeout(fresh, fresh.first), trio.leave?.(fresh, fresh.first)]).toEqual(['call', 'fold'])
  })

  it('allows two raises a round of betting, in turn only', async () => {
    let state = await trio.deal(quick(9), seats)
    const out = (state.first + 2) % seats
    expect(trio.after(state, out, 'call')).toBeNull()
    for (let raise = 0; raise < 2; raise += 1) state = trio.after(state, trio.turn(state) ?? 0, 'raise') as HandState
    expect(trio.after(state, trio.turn(state) ?? 0, 'raise')).toBeNull()
    expect(trio.cost?.(state, trio.turn(state) ?? 0, 'call')).toBe(2)
  })

  it('shows a seat its own cards only: hands that differ in hidden cards look the same', async () => {
    const state = await trio.deal(quick(3), seats)
    const hidden = state.cards.map((cards, seat) => (seat === 2 ? [cards[0] ?? 0, cards[1] ?? 0, 51] : [49, 50, 48]))
    expect(trio.view({ ...state, cards: hidden }, 2)).toEqual(trio.view(state, 2))
    const seen = trio.view(state, 2) as TrioView
    expect(seen.cards.flat().filter((one) => one !== null)).toEqual(state.cards[2]?.slice(0, 2))
    const later = trio.view({ ...state, stage: 1 }, 2) as TrioView
    expect(later.cards.flat().filter((one) => one !== null)).toEqual(state.cards[2])
    expect((trio.view(state, null) as TrioView).cards.flat().every((one) => one === null)).toBe(true)
  })

  it('can be dealt again from its seed, and from no other', async () => {
    const draw = () => drawFrom('7c'.repeat(32), 'mine.theirs', 'hand')
    const dealtOnce = await trio.deal(await draw(), seats)
    expect(await trio.deal(await draw(), seats)).toEqual(dealtOnce)
    expect(await trio.deal(await drawFrom('7d'.repeat(32), 'mine.theirs', 'hand'), seats)).not.toEqual(dealtOnce)
    expect(new Set(dealtOnce.cards.flat()).size).toBe(12)
  })
})

describe('bots', () => {
  it('break even against each other except for the rake: every seat within four standard errors', async () => {
    const hands = 3_000
    const draw = quick(2_026)
    const plays = botPlays(draw)
    const nets = Array.from({ length: seats }, () => [] as number[])
    let [staked, returned] = [0, 0]
    for (let at = 0; at < hands; at += 1) {
      const { state } = await playedOut(draw, plays)
      const shares = trio.shares(state, 10_000n)
      for (const [seat, share] of shares.entries()) {
        const put = state.put[seat] ?? 0
        nets[seat]?.push(Number(share) / 10_000 - put * 0.975)
        staked += put
        returned += Number(share) / 10_000
      }
    }
    for (const net of nets) {
      const mean = net.reduce((sum, one) => sum + one, 0) / hands
      const variance = net.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (hands - 1)
      expect(Math.abs(mean)).toBeLessThan(4 * Math.sqrt(variance / hands))
    }
    // The rake is rounded down to whole cents, so the players get at least the stated return.
    expect(returned / staked).toBeGreaterThanOrEqual(0.975)
    expect(returned / staked).toBeLessThan(0.9755)
  })

  it('play every kind of move, and distinguish good hands from poor ones', async () => {
    const draw = quick(77)
    const seen = new Set<string>()
    const plays = botPlays(draw)
    for (let at = 0; at < 40; at += 1) for (const [, move] of (await playedOut(draw, plays)).moves) seen.add(move)
    expect([...seen].sort()).toEqual(['call', 'fold', 'raise'])
    expect(strengthOf([card('As'), card('Ah')])).toBeGreaterThan(strengthOf([card('2s'), card('7h')]))
    expect(strengthOf([card('As'), card('Ah'), card('Ad')])).toBe(1)
  })
})

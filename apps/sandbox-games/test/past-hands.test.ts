import { beforeAll, expect, it } from 'vitest'
import { byHand, outcomeOf } from '../src/client/frame/past-rounds.ts'
import type { Kit } from '../src/client/kit.ts'
import { clients } from '../src/games/index.client.ts'
import { type HandState, type Move, potOf, seats, winnersOf } from '../src/games/trio/hand.ts'
import { trio } from '../src/games/trio/server.ts'
import { toAmount, toUnits } from '../src/kernel/amounts.ts'
import { commitmentOf, drawFrom } from '../src/kernel/fair.ts'
import type { RoomRecord } from '../src/kernel/record.ts'

const seed = '5a'.repeat(32)
const stake = '2.00'
const yourSeat = 1

/** A hand without folds, as the records of the player's stakes in it. */
async function playedHand(hand: string): Promise<{ state: HandState; records: RoomRecord[] }> {
  let state = await trio.deal(await drawFrom(seed, 'c', hand), seats)
  const moves: [number, Move][] = []
  for (let seat = trio.turn(state); seat !== null; seat = trio.turn(state)) {
    state = trio.after(state, seat, 'call') as HandState
    moves.push([seat, 'call'])
  }
  const shares = trio.shares(state, toUnits(stake)).map(toAmount)
  const facts = {
    v: 1,
    kind: 'room',
    engine: 'trio',
    clientSeed: 'c',
    bet: {},
    at: '2026-11-23T08:00:00.000Z',
  } as const
  const common = { ...facts, hand, seed, commitment: await commitmentOf(seed), stake, yourSeat, moves, shares }
  const ante = { ...common, roundId: hand, cost: stake, payout: shares[yourSeat] ?? '', part: null }
  const call = { ...common, roundId: `${hand}.call`, cost: '4.00', payout: '0.00', part: 3 }
  return { state, records: [call, ante] }
}

let hands: Awaited<ReturnType<typeof playedHand>>[]
let summary: (outcome: unknown) => string
beforeAll(async () => {
  hands = [await playedHand('late'), await playedHand('early')]
  const { client } = await clients.trio()
  const kit = { t: client.strings.en, money: (amount: string) => `₱${amount}` } as unknown as Kit
  summary = (outcome) => String(client.summary?.(outcome, kit))
})

const faces = (cards: readonly number[]) =>
  cards.map((card) => `${'23456789TJQKA'[card % 13]?.replace('T', '10')}${'♠♥♦♣'[Math.floor(card / 13)]}`).join(' ')

it('lists a card table by hands, newest first, with each hand’s total cost and payout', () => {
  const rows = byHand(hands.flatMap(({ records }) => records))
  expect(rows.map(({ round, cost, payout }) => [round.roundId, cost, payout])).toEqual(
    hands.map(({ records: [, ante] }) => [ante?.roundId, '6.00', ante?.payout]),
  )
})

it('shows for a hand the own cards first, the cards of the others, the winner, and the pot', async () => {
  for (const [at, { round }] of byHand(hands.flatMap(({ records }) => records)).entries()) {
    const { state } = hands[at] as (typeof hands)[number]
    const winners = winnersOf(state)
    const marked = (seat: number) => `${faces(state.cards[seat] ?? [])}${winners.includes(seat) ? ' ✓' : ''}`
    const others = [0, 2, 3].map(marked)
    const pot = toAmount(toUnits(stake) * BigInt(potOf(state)))
    expect(summary(await outcomeOf(round, trio))).toBe(
      [`You: ${marked(yourSeat)}`, ...others, `Pot ₱${pot}`].join(' · '),
    )
  }
})

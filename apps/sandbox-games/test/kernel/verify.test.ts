import { describe, expect, it } from 'vitest'
import { commitmentOf, drawFrom } from '../../src/kernel/fair.ts'
import type { Game } from '../../src/kernel/kinds.ts'
import type { RoomRecord, RoundRecord, SharedRecord, SoloRecord } from '../../src/kernel/record.ts'
import { tableSalt, verify } from '../../src/kernel/verify.ts'
import { smallGames } from './small-games.ts'

const seed = '5e'.repeat(32)
const commitment = await commitmentOf(seed)
const common = {
  v: 1,
  engine: 'fields',
  roundId: 'round',
  stake: '1.00',
  cost: '1.00',
  at: '',
  seed,
  commitment,
} as const

async function failed(game: Game, record: RoundRecord): Promise<string[]> {
  const { checks } = await verify(game, record)
  return checks.filter(({ ok }) => !ok).map(({ name }) => name)
}

describe('a record', () => {
  const kinds = ['solo', 'shared', 'room']
  const pairs = kinds.flatMap((game) => kinds.filter((record) => record !== game).map((record) => [record, game]))

  it.each(pairs)('of a %s round is not checked by a %s game', async (record, game) => {
    const checked = verify({ kind: game } as Game, { kind: record } as RoundRecord)
    await expect(checked).rejects.toThrow(`a ${record} record of a ${game} game`)
  })
})

describe('a solo round', async () => {
  const side = await (await drawFrom(seed, 'mine', 'round'))(2)
  const bet = { side }
  const record: SoloRecord = { ...common, kind: 'solo', clientSeed: 'mine', bet, outcome: side, payout: '2.00' }

  it.each<[string[], Partial<SoloRecord>]>([
    [[], {}],
    [['hash'], { commitment: 'ab'.repeat(32) }],
    [['outcome'], { outcome: 1 - side }],
    [['payout'], { payout: '0.00' }],
  ])('fails the checks %j with %j', async (checks, changed) => {
    expect(await failed(smallGames.toss, { ...record, ...changed })).toEqual(checks)
  })
})

describe('a round of a table', async () => {
  // The second round of its chain: two hashes lead to the anchor.
  const chain = { anchor: await commitmentOf(commitment), firstNo: 7, length: 2 }
  const outcome = await (await drawFrom(seed, tableSalt('fields', 'slow'), '8'))(2)
  const round = { kind: 'shared', table: 'slow', no: 8, chain } as const
  const record: SharedRecord = { ...common, ...round, bet: { chips: [outcome] }, outcome, payout: '2.00' }
  const of = (changed: Partial<SharedRecord['chain']>) => ({ chain: { ...chain, ...changed } })

  it.each<[string[], Partial<SharedRecord>]>([
    [[], {}],
    [['hash'], { commitment: 'ab'.repeat(32) }],
    [['outcome'], { outcome: 1 - outcome }],
    [['payout'], { payout: '0.00' }],
    // The first round of a chain that was published one hash later.
    [[], of({ anchor: commitment, firstNo: 8 })],
    [['chain'], of({ anchor: commitment })],
    [['chain'], of({ firstNo: 8 })],
    [['chain'], of({ firstNo: 6, length: 3 })],
    [['chain'], of({ firstNo: 9 })],
    [['chain'], of({ length: 1 })],
    // A page must not hash forever for a record that claims an endless chain.
    [[], of({ length: 1_000_000 })],
    [['chain'], of({ length: 1_000_001 })],
  ])('fails the checks %j with %j', async (checks, changed) => {
    expect(await failed(smallGames.fields, { ...record, ...changed })).toEqual(checks)
  })
})

describe('a hand of a room', async () => {
  const draw = await drawFrom(seed, 'mine', 'hand')
  const cards: number[] = []
  for (const seat of [0, 1, 2]) cards.push((await draw(1000)) * 10 + seat)
  const winner = cards.indexOf(Math.max(...cards))
  const shares = cards.map((_, seat) => (seat === winner ? '3.60' : '0.00'))
  const moves = [0, 1, 2].map((seat): [number, unknown] => [seat, { raise: seat === 1 }])
  const hand = { kind: 'room', clientSeed: 'mine', hand: 'hand', bet: null, moves, shares } as const
  const record: RoomRecord = { ...common, ...hand, moves, shares, yourSeat: winner, part: null, payout: '3.60' }

  it.each<[string[], Partial<RoomRecord>]>([
    [[], {}],
    [['hash'], { commitment: 'ab'.repeat(32) }],
    [['outcome'], { shares: ['1.20', '1.20', '1.20'] }],
    [['payout'], { payout: '0.00' }],
    [['payout'], { yourSeat: 3 }],
    [[], { part: 1, payout: '0.00' }],
    [['payout'], { part: 1 }],
    [['outcome', 'payout'], { moves: moves.slice(0, 2), shares: [] }],
    [['outcome', 'payout'], { moves: moves.slice(1), shares: [] }],
  ])('fails the checks %j with %j', async (checks, changed) => {
    expect(await failed(smallGames.high, { ...record, ...changed })).toEqual(checks)
  })

  it('is shown with all cards, and not at all when its moves cannot be', async () => {
    expect(await verify(smallGames.high, record)).toMatchObject({ outcome: { cards, raised: [1] }, payout: '3.60' })
    const other = { ...record, moves: moves.toReversed() }
    expect(await verify(smallGames.high, other)).toMatchObject({ outcome: null, payout: null })
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFair } from '../../src/client/frame/agreements.ts'
import { toUnits } from '../../src/kernel/amounts.ts'
import type { RoomRecord } from '../../src/kernel/record.ts'
import { verify } from '../../src/kernel/verify.ts'
import { roomSnapshot } from '../../src/server/rooms/snapshot.ts'
import { createServed } from '../../src/server/served.ts'
import type { PlaySession, Wager } from '../../src/server/store/rows.ts'
import { openStore, type Store } from '../../src/server/store/store.ts'
import { answer, lost, scriptedWallet, sitDown, start as startWith } from '../faulty.ts'
import { smallGames } from './small-games.ts'
import { breathe, pass, useFakeTime } from './time.ts'

let store: Store
let scripted: ReturnType<typeof scriptedWallet>
type Open = Awaited<ReturnType<typeof start>>
const start = () => startWith({ store, wallet: scripted.wallet, games: smallGames })
const look = ({ rooms, parts }: Open, who: PlaySession) => roomSnapshot(rooms.roomOf(who), who, parts.money, Date.now())
const wagersOf = (hand: string | null) => store.wagersOfHand(hand ?? '')

/** Waits until it is a player's turn. */
async function myTurn(open: Open, who: PlaySession) {
  for (let tries = 60; tries > 0; tries -= 1) {
    const seen = await look(open, who)
    if (seen.turn !== null && seen.turn === seen.yourSeat) return seen
    await pass(500)
  }
  throw new Error('it never was')
}

beforeEach(() => {
  useFakeTime()
  store = openStore(':memory:')
  scripted = scriptedWallet({ engine: 'high' })
})
afterEach(() => vi.useRealTimers())

describe('a room', () => {
  it('fills empty seats with bots that are named as such, and hides the cards of others', async () => {
    const open = await start()
    open.rooms.join(open.session, '1.00', 'mine')
    await pass(2_000)
    const { seats, view, yourSeat } = await myTurn(open, open.session)
    expect(seats.map((seat) => seat?.bot)).toEqual([false, true, true])
    expect((view as { cards: (number | null)[] }).cards.map((card) => card !== null)).toEqual([true, false, false])
    expect(yourSeat).toBe(0)
  })

  it('takes a stake from each player, pays shares from the pot at the end, and plays the next hand', async () => {
    const open = await start()
    scripted.replies.authenticate = [() => answer({ player: 'p2', session: 's2', currency: 'TLB', engine: 'high' })]
    const other = await sitDown(open, scripted.wallet)
    open.rooms.join(open.session, '1.00', 'mine')
    open.rooms.join(other.session, '1.00', 'theirs')
    await pass(2_000)
    const { hand } = await myTurn(open, open.session)
    await open.rooms.move(open.session, { raise: true })
    await myTurn(open, other.session)
    await open.rooms.move(other.session, { raise: false })
    await pass(2_000)
    const wagers = wagersOf(hand)
    expect(wagers.map(({ state }) => state)).toEqual(['SETTLED', 'SETTLED', 'SETTLED'])
    const row = store.hand(hand ?? '')
    const pot = (JSON.parse(row?.shares ?? '[]') as string[]).reduce((sum, share) => sum + toUnits(share), 0n)
    expect(pot).toBeLessThanOrEqual(toUnits('5.00'))
    expect(scripted.calls.filter((action) => action === 'bet')).toHaveLength(3)
    await pass(3_000)
    expect((await look(open, open.session)).hand).not.toBe(hand)
  })

  it('plays for an absent player, and gives the seat up after two such turns', async () => {
    const open = await start()
    open.rooms.join(open.session, '1.00', 'mine')
    await pass(40_000)
    expect(open.rooms.roomOf(open.session)).toBeUndefined()
    expect(store.openWagers()).toEqual([])
    expect(scripted.calls.filter((action) => action === 'bet')).toHaveLength(2)
  })

  it('gives no seat to a player who cannot pay, and does not play to an empty room', async () => {
    const open = await start()
    scripted.replies.bet = [() => answer({ status: 'INSUFFICIENT_FUNDS' })]
    open.rooms.join(open.session, '1.00', 'mine')
    await pass(5_000)
    expect(open.rooms.roomOf(open.session)).toBeUndefined()
    expect(store.openHands()).toEqual([])
  })

  it('refuses a move out of turn, and a raise whose stake does not arrive', async () => {
    const open = await start()
    await expect(open.rooms.move(open.session, { raise: false })).rejects.toMatchObject({ code: 'NOT_SEATED' })
    open.rooms.join(open.session, '1.00', 'mine')
    await expect(open.rooms.move(open.session, { raise: false })).rejects.toMatchObject({ code: 'NOT_YOUR_TURN' })
    await pass(2_000)
    const { hand } = await myTurn(open, open.session)
    scripted.replies.bet = [() => lost]
    await expect(open.rooms.move(open.session, { raise: true })).rejects.toMatchObject({ code: 'STAKE_UNDONE' })
    await open.rooms.move(open.session, { raise: false })
    await pass(4_000)
    expect(
      wagersOf(hand)
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['SETTLED', 'UNDONE'])
  })

  it.each([
    ['refused', () => answer({ status: 'INSUFFICIENT_FUNDS' }), 'INSUFFICIENT_FUNDS', 'REFUSED'],
    ['lost and undone', () => lost, 'STAKE_UNDONE', 'UNDONE'],
  ])(
    'takes a stake again in the same turn after one that was %s, and a restart keeps it',
    async (_, say, code, state) => {
      const open = await start()
      open.rooms.join(open.session, '1.00', 'mine')
      await pass(2_000)
      const { hand } = await myTurn(open, open.session)
      scripted.replies.bet = [say]
      await expect(open.rooms.move(open.session, { raise: true })).rejects.toMatchObject({ code })
      await open.rooms.move(open.session, { raise: true })
      open.stop()
      const again = createServed({ store, wallet: scripted.wallet, games: smallGames })
      await again.resume()
      await pass(6_000)
      const states = wagersOf(hand).map((wager) => wager.state)
      expect(states.sort()).toEqual([state, 'SETTLED', 'SETTLED'].sort())
      expect(store.hand(hand ?? '')?.phase).toBe('DONE')
      again.stop()
    },
  )

  it('seats a player who opens the game twice at two tables', async () => {
    const open = await start()
    const again = await sitDown(open, scripted.wallet)
    const [first, second] = [open.rooms.join(open.session, '1.00', 'a'), open.rooms.join(again.session, '1.00', 'b')]
    expect(first.id).not.toBe(second.id)
    expect(open.rooms.join(open.session, '1.00', 'a')).toBe(first)
  })

  it('keeps demo and real players apart', async () => {
    const open = await start()
    scripted.replies.authenticate = [() => answer({ player: 'd', currency: 'TLB', engine: 'high', demo: true })]
    const demo = await sitDown(open, scripted.wallet)
    const [real, play] = [open.rooms.join(open.session, '1.00', 'a'), open.rooms.join(demo.session, '1.00', 'b')]
    expect(real.id).not.toBe(play.id)
  })

  it('continues a dealt hand after a restart, and undoes a stake whose move was never made', async () => {
    const open = await start()
    open.rooms.join(open.session, '1.00', 'mine')
    await pass(2_000)
    const { hand } = await myTurn(open, open.session)
    open.stop()
    const [first] = wagersOf(hand)
    if (!first) throw new Error('no stake')
    store.place({ ...first, id: 'stray', bet: '{"move":0}' })
    const again = createServed({ store, wallet: scripted.wallet, games: smallGames })
    await again.resume()
    await breathe()
    expect(store.wager('stray')?.state).toBe('UNDONE')
    await again.rooms.move(open.session, { raise: true })
    await pass(6_000)
    expect(store.hand(hand ?? '')?.phase).toBe('DONE')
    expect(wagersOf(hand).filter(({ state }) => state === 'SETTLED')).toHaveLength(2)
  })

  it('gives every stake back when a restart finds a hand that was not dealt', async () => {
    const open = await start()
    open.rooms.join(open.session, '1.00', 'mine')
    await pass(2_000)
    const { hand } = await look(open, open.session)
    const row = store.hand(hand ?? '')
    if (!row) throw new Error('no hand')
    open.stop()
    store.saveHand({ ...row, phase: 'BETTING', state: '' })
    await createServed({ store, wallet: scripted.wallet, games: smallGames }).resume()
    await breathe()
    expect(wagersOf(hand).map(({ state }) => state)).toEqual(['UNDONE'])
  })

  it('can be checked afterwards: deck, moves and shares from the seed whose hash was shown before', async () => {
    const open = await start()
    const room = open.rooms.join(open.session, '1.00', 'mine')
    const { nextCommitment: shown } = await roomSnapshot(room, open.session, open.parts.money, Date.now())
    await pass(2_000)
    const { hand } = await myTurn(open, open.session)
    await open.rooms.move(open.session, { raise: true })
    await pass(5_000)
    const records = (await Promise.all(wagersOf(hand).map((wager: Wager) => open.recordOf(wager)))) as RoomRecord[]
    const agreed = { shown: shown ?? '', clientSeed: 'mine', stake: '1.00', bet: null }
    const agreements = new Map([[`hand ${hand}`, agreed]])
    expect(records).toHaveLength(2)
    for (const record of records) expect(await isFair(smallGames.high, record, agreements)).toBe(true)
    const [record] = records as [RoomRecord, ...RoomRecord[]]
    const bent = { ...record, moves: record.moves.toReversed() }
    expect((await verify(smallGames.high, bent)).checks.every(({ ok }) => ok)).toBe(false)
    const other = new Map([[`hand ${hand}`, { ...agreed, shown: 'ab'.repeat(32) }]])
    expect(await isFair(smallGames.high, record, other)).toBe(false)
  })
})

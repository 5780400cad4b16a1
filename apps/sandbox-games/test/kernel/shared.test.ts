import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFair } from '../../src/client/frame/agreements.ts'
import { roundIdOf } from '../../src/kernel/fair.ts'
import type { SharedRecord } from '../../src/kernel/record.ts'
import { verify } from '../../src/kernel/verify.ts'
import { PlayError } from '../../src/server/play-error.ts'
import { createServed } from '../../src/server/served.ts'
import type { Wager } from '../../src/server/store/rows.ts'
import { openStore, type Store } from '../../src/server/store/store.ts'
import { answer, lost, scriptedWallet, sitDown, start as startWith } from '../faulty.ts'
import { smallGames } from './small-games.ts'
import { breathe, pass, useFakeTime } from './time.ts'

let store: Store
let scripted: ReturnType<typeof scriptedWallet>
const start = () => startWith({ store, wallet: scripted.wallet, games: smallGames })
const slip = (over = {}) => ({ orderId: randomUUID(), table: 'slow', stake: '1.00', bet: { chips: [0] }, ...over })

beforeEach(() => {
  useFakeTime()
  store = openStore(':memory:')
  scripted = scriptedWallet({ engine: 'fields' })
})
afterEach(() => vi.useRealTimers())

describe('a shared table', () => {
  it('takes many bets of many players and settles all of them at the draw, by one outcome', async () => {
    const open = await start()
    const other = await sitDown(open, scripted.wallet)
    const bets = [
      await open.tables.bet(open.session, slip()),
      await open.tables.bet(open.session, slip({ bet: { chips: [1, 1, 1] } })),
      await open.tables.bet(other.session, slip({ stake: '2.00' })),
    ]
    expect(bets.map(({ cost, state }) => [cost, state])).toEqual([
      ['1.00', 'RUNNING'],
      ['3.00', 'RUNNING'],
      ['2.00', 'RUNNING'],
    ])
    await pass(7_500)
    expect(scripted.calls).not.toContain('win')
    await pass(1_000)
    const settled = bets.map(({ id }) => store.wager(id))
    expect(settled.map((wager) => wager?.state)).toEqual(['SETTLED', 'SETTLED', 'SETTLED'])
    const [first, second, third] = settled.map((wager) => Number(wager?.payout))
    expect([
      [2, 0, 4],
      [0, 6, 0],
    ]).toContainEqual([first, second, third])
  })

  it('shows neither seed nor outcome before the draw, and both to every player with a bet afterwards', async () => {
    const open = await start()
    const bet = await open.tables.bet(open.session, slip())
    await pass(7_000)
    expect((await open.snapshots.snapshot(open.session)).round.outcome).toBeNull()
    expect(await open.recordOf(bet)).toBeNull()
    await pass(1_500)
    expect((await open.snapshots.snapshot(open.session)).round.outcome).not.toBeNull()
    expect(await open.recordOf(store.wager(bet.id) ?? bet)).toMatchObject({ kind: 'shared', table: 'slow' })
  })

  it.each([
    ['after the close', 6_500, slip(), 'BETS_CLOSED'],
    ['for a round that is over', 0, slip({ no: 1 }), 'BETS_CLOSED'],
    ['too far ahead', 0, slip({ no: Math.floor(Date.parse('2026-11-21T12:00:00Z') / 10_000) + 2 }), 'BETS_NOT_OPEN'],
    ['that the game has reasons against', 0, slip({ bet: { chips: [0, 0, 0, 0] } }), 'FOUR_IS_UNLUCKY'],
    ['at a table that is not there', 0, slip({ table: 'none' }), 'TABLE_UNKNOWN'],
    ['of odd shape', 0, slip({ bet: { chips: [7] } }), 'BAD_REQUEST'],
  ])('takes no bet %s', async (_, wait, order, code) => {
    const open = await start()
    await pass(wait)
    await expect(open.tables.bet(open.session, order)).rejects.toMatchObject({ code })
    expect(scripted.calls).not.toContain('bet')
  })

  it('takes a bet on the next round and draws it then', async () => {
    const open = await start()
    const no = Math.floor(Date.now() / 10_000) + 1
    const { id } = await open.tables.bet(open.session, slip({ no }))
    await pass(9_500)
    expect(store.wager(id)?.state).toBe('RUNNING')
    await pass(9_500)
    expect(store.wager(id)).toMatchObject({ state: 'SETTLED', no })
  })

  it('takes sixty bets of a player in a round; those refused, given back or of other rounds leave their room', async () => {
    const open = await start()
    const bet = (over = {}) => open.tables.bet(open.session, slip(over))
    const no = Math.floor(Date.now() / 10_000)
    const short = () => answer({ status: 'INSUFFICIENT_FUNDS' })
    scripted.replies.bet = Array.from({ length: 40 }, (_, at) => (at % 2 ? short : () => lost))
    for (let left = 40; left > 0; left -= 1) await expect(bet()).rejects.toBeInstanceOf(PlayError)
    for (let left = 30; left > 0; left -= 1) await bet({ no: no + 1 })
    for (let left = 60; left > 0; left -= 1) expect(await bet({ no })).toMatchObject({ state: 'RUNNING' })
    await expect(bet({ no })).rejects.toMatchObject({ code: 'TOO_MANY_BETS' })
    expect(await bet({ no: no + 1 })).toMatchObject({ state: 'RUNNING' })
  })

  it('takes the same order once, and refunds a bet whose answer was lost', async () => {
    const open = await start()
    const same = slip()
    await Promise.all([open.tables.bet(open.session, same), open.tables.bet(open.session, same)])
    expect(scripted.calls.filter((action) => action === 'bet')).toHaveLength(1)
    scripted.replies.bet = [() => lost]
    await expect(open.tables.bet(open.session, slip())).rejects.toMatchObject({ code: 'STAKE_UNDONE' })
    await pass(9_000)
    expect(store.openWagers()).toEqual([])
    expect(scripted.calls.filter((action) => action === 'win')).toHaveLength(1)
  })

  it('draws the missed rounds after a stop of the server, from the same seeds', async () => {
    const open = await start()
    const { id, no } = await open.tables.bet(open.session, slip({ bet: { chips: [0, 1] } }))
    open.stop()
    await pass(60_000, 20_000)
    expect(store.wager(id)?.state).toBe('RUNNING')
    const again = createServed({ store, wallet: scripted.wallet, games: smallGames })
    await again.resume()
    await breathe()
    expect(store.wager(id)).toMatchObject({ state: 'SETTLED', payout: '2.00', no })
  })

  it('can be checked by anyone: the seed hashes to the one before and on to the published anchor', async () => {
    const open = await start()
    const { chain } = await open.snapshots.snapshot(open.session)
    await pass(10_000)
    const order = slip()
    const { id } = await open.tables.bet(open.session, order)
    await pass(9_000)
    const record = (await open.recordOf(store.wager(id) as Wager)) as SharedRecord
    const passes = async (changed: object) =>
      (await verify(smallGames.fields, { ...record, ...changed })).checks.every(({ ok }) => ok)
    expect(record.chain).toEqual(chain)
    expect(await passes({})).toBe(true)
    expect(await passes({ no: record.no + 1 })).toBe(false)
    expect(await passes({ seed: 'ab'.repeat(32) })).toBe(false)
    expect(await passes({ outcome: 1 - (record.outcome as number) })).toBe(false)
    expect(await passes({ payout: '9.00' })).toBe(false)
    const agreed = { shown: chain.anchor, clientSeed: '', stake: '1.00', bet: order.bet, no: record.no }
    const own = await roundIdOf(open.game.sessionId, order.orderId)
    expect(await isFair(smallGames.fields, record, new Map([[own, agreed]]))).toBe(true)
    const otherAnchor = { ...agreed, shown: 'cd'.repeat(32) }
    expect(await isFair(smallGames.fields, record, new Map([[own, otherAnchor]]))).toBe(false)
  })

  it('reads its past once for all players, until the next round', async () => {
    const open = await start()
    const other = await sitDown(open, scripted.wallet)
    await open.snapshots.snapshot(open.session)
    await pass(300_000, 10_000)
    const reads = vi.spyOn(store, 'chainOf')
    const readsOf = async (who: typeof open.session) => {
      reads.mockClear()
      const { past } = await open.snapshots.snapshot(who)
      return { past, count: reads.mock.calls.length }
    }
    const first = await readsOf(open.session)
    const second = await readsOf(other.session)
    expect(first.past).toHaveLength(30)
    expect(second.past).toEqual(first.past)
    expect(second.count).toBeLessThan(5)
    await pass(10_000)
    const later = await readsOf(open.session)
    expect(later.past.slice(1)).toEqual(first.past)
  })

  it('continues with a new chain, published before the old one ends', async () => {
    const open = await start()
    const { chain } = await open.snapshots.snapshot(open.session)
    const end = chain.firstNo + chain.length
    vi.setSystemTime((end - 5) * 10_000 + 1_000)
    const before = await open.snapshots.snapshot(open.session)
    expect(before.nextChain).toMatchObject({ firstNo: end })
    vi.setSystemTime(end * 10_000 + 1_000)
    const after = await open.snapshots.snapshot(open.session)
    expect(after.chain).toEqual(before.nextChain)
    expect(after.past.map(({ no }) => no)).toContain(end - 1)
  })
})

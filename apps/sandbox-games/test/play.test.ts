import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFair } from '../src/client/frame/agreements.ts'
import { lines } from '../src/games/lines/server.ts'
import { toAmount, toUnits } from '../src/kernel/amounts.ts'
import { commitmentOf, drawFrom, roundIdOf } from '../src/kernel/fair.ts'
import type { SoloRecord } from '../src/kernel/record.ts'
import { createConfirmations } from '../src/server/confirmations.ts'
import { createDeliveries } from '../src/server/deliveries.ts'
import { createMoney } from '../src/server/money.ts'
import { createServed } from '../src/server/served.ts'
import { newWager } from '../src/server/staking.ts'
import type { PlaySession } from '../src/server/store/rows.ts'
import { openStore, type Store } from '../src/server/store/store.ts'
import type { Wallet } from '../src/server/wallet.ts'
import { answer, lost, scriptedWallet, start as startWith } from './faulty.ts'

let store: Store
let scripted: ReturnType<typeof scriptedWallet>
const order = (orderId = randomUUID()) => ({ orderId, stake: '1.00', bet: {}, clientSeed: 'lucky' })
const start = () => startWith({ store, wallet: scripted.wallet })
type Started = Awaited<ReturnType<typeof start>>

/** Plays a round and shows it as the player gets it. */
async function play({ solo, recordOf, session }: Started, asked: ReturnType<typeof order>, who: PlaySession = session) {
  const wager = await solo.order(who, asked)
  const record = (await recordOf(wager)) as SoloRecord
  return { ...record, balance: wager.state === 'SETTLED' ? wager.balance : null }
}

beforeEach(() => {
  store = openStore(':memory:')
  scripted = scriptedWallet()
})
afterEach(() => vi.useRealTimers())

describe('a round', () => {
  it('stakes once, pays once and can be checked against the hash shown before it', async () => {
    const open = await start()
    const { game } = open
    const settled = await play(open, order())
    expect(scripted.calls).toEqual(['authenticate', 'bet', 'win'])
    expect(await commitmentOf(settled.seed)).toBe(game.commitment)
    const again = await lines.play(await drawFrom(settled.seed, settled.clientSeed, settled.roundId), {})
    expect(settled.payout).toBe(toAmount(lines.payout(toUnits('1.00'), again, {})))
    expect(await commitmentOf(store.sessionById(game.sessionId)?.nextSeed ?? '')).not.toBe(game.commitment)
  })

  it('keeps the promise when a stake was refused or lost: the next round uses the seed that was shown', async () => {
    const open = await start()
    const { game } = open
    scripted.replies.bet = [() => answer({ status: 'INSUFFICIENT_FUNDS' }), () => lost]
    await expect(play(open, order())).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    await expect(play(open, order())).rejects.toMatchObject({ code: 'STAKE_UNDONE' })
    expect(await commitmentOf((await play(open, order())).seed)).toBe(game.commitment)
  })

  it('passes the check in the browser, which trusts only the earlier agreement', async () => {
    const open = await start()
    const { game } = open
    const asked = order()
    const { balance: _, ...round } = await play(open, asked)
    const agreed = { shown: game.commitment, clientSeed: asked.clientSeed, stake: asked.stake, bet: asked.bet }
    const under = async (id: string, change: object = {}) => new Map([[id, { ...agreed, ...change }]])
    const own = await roundIdOf(game.sessionId, asked.orderId)
    expect(await isFair(lines, round, await under(own))).toBe(true)
    expect(await isFair(lines, round, await under(own, { shown: await commitmentOf('ab'.repeat(32)) }))).toBe(false)
    expect(await isFair(lines, { ...round, seed: 'ab'.repeat(32) }, await under(own))).toBe(false)
    expect(await isFair(lines, { ...round, payout: '999.00' }, await under(own))).toBe(false)
    expect(await isFair(lines, round, await under(await roundIdOf(game.sessionId, randomUUID())))).toBe(false)
  })

  it('is the same round for every request with its id', async () => {
    const open = await start()
    const first = await play(open, order('6f1c1bd0-6a0e-4f0e-9d60-0c3f0d1b2a3c'))
    const again = { ...order('6f1c1bd0-6a0e-4f0e-9d60-0c3f0d1b2a3c'), stake: '50.00', clientSeed: 'other' }
    expect(await play(open, again)).toEqual(first)
    expect(scripted.calls.filter((action) => action === 'bet')).toHaveLength(1)
  })

  it.each([
    ['refuses it for good', 'DUP_MISMATCH', 1, 'WIN_STUCK'],
    ['does not know the bet yet', 'TX_NOT_FOUND', 2, 'SETTLED'],
  ])('delivers a win until the wallet takes it, or %s', async (_, status, tries, state) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const open = await start()
    scripted.replies.win = [() => answer({ status })]
    const { roundId } = await play(open, order())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(scripted.calls.filter((action) => action === 'win')).toHaveLength(tries)
    expect(store.wager(roundId)?.state).toBe(state)
  })

  it('counts retries of a win from the first try, not from the stake: a ticket may wait days for its draw', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const open = await start()
    let isDown = true
    const wallet: Wallet = {
      call: async (_, action) => (isDown && action === 'win' ? lost : answer()),
    }
    const deliveries = createDeliveries(store, createMoney(store, wallet), createConfirmations(store, Date.now))
    const two = { id: 'old', state: 'STAKED' as const, stake: '1.00', cost: '1.00', bet: '{}', payout: '3.00' }
    const bought = Date.now() - 48 * 3_600_000
    store.place(newWager(open.session, bought, two))
    store.place(newWager(open.session, bought, { ...two, id: 'never' }))
    expect(await deliveries.settle('old')).toBe(false)
    expect(store.wager('old')?.state).toBe('STAKED')
    await vi.advanceTimersByTimeAsync(12 * 3_600_000)
    expect(store.wager('old')?.state).toBe('STAKED')
    isDown = false
    await vi.advanceTimersByTimeAsync(90_000)
    expect(store.wager('old')?.state).toBe('SETTLED')
    isDown = true
    await deliveries.settle('never')
    await vi.advanceTimersByTimeAsync(36 * 3_600_000)
    expect(store.wager('never')?.state).toBe('WIN_STUCK')
    deliveries.stop()
  })

  it('is the same round when the request is repeated, at once or later', async () => {
    const open = await start()
    const same = order()
    const both = await Promise.all([play(open, same), play(open, same)])
    const later = await play(open, same)
    expect(new Set([...both, later].map(({ seed, payout }) => seed + payout)).size).toBe(1)
    expect(scripted.calls.filter((action) => action === 'bet')).toHaveLength(1)
  })

  it('never uses a seed twice, however many spins arrive together', async () => {
    const open = await start()
    const rounds = await Promise.all(Array.from({ length: 10 }, () => play(open, order())))
    expect(new Set(rounds.map(({ seed }) => seed)).size).toBe(10)
  })

  it('answers a flood of orders with a refusal, and plays the accepted ones', async () => {
    const open = await start()
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => play(open, order())))
    const taken = answers.filter(({ status }) => status === 'fulfilled').length
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(new Set(refused)).toEqual(new Set(['TOO_MANY']))
    expect(taken).toBeGreaterThanOrEqual(30)
    expect(scripted.calls.filter((action) => action === 'bet')).toHaveLength(taken)
  })

  it('gives the wallet’s reason for a refusal, and owes nothing', async () => {
    const open = await start()
    scripted.replies.bet = [() => answer({ status: 'INSUFFICIENT_FUNDS' })]
    await expect(play(open, order())).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(scripted.calls).not.toContain('win')
    expect(store.openWagers()).toEqual([])
  })

  it('is rolled back until the wallet confirms it when the answer to the stake is lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const open = await start()
    scripted.replies.bet = [() => lost]
    scripted.replies.rollback = [() => lost, () => lost]
    await expect(play(open, order())).rejects.toMatchObject({ code: 'STAKE_UNDONE' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(scripted.calls.filter((action) => action === 'rollback')).toHaveLength(3)
    expect(store.openWagers()).toEqual([])
  })

  it('shows the outcome while a lost win is still being delivered, and delivers it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const open = await start()
    scripted.replies.win = [() => lost]
    const same = order()
    expect((await play(open, same)).balance).toBeNull()
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await play(open, same)).balance).toBe('100.00')
    expect(scripted.calls.filter((action) => action === 'bet')).toHaveLength(1)
  })

  it('survives a restart: placed orders are cancelled, staked ones are paid', async () => {
    const open = await start()
    scripted.replies.win = [() => lost]
    await play(open, order())
    open.stop()
    const { nextSeed } = store.sessionById(open.session.id) as PlaySession
    const row = store.openWagers()[0]
    if (!row) throw new Error('no win is owed')
    const placed = { id: 'x.1', state: 'PLACED' as const, payout: '0.00', seed: nextSeed, balance: null }
    store.place({ ...row, ...placed }, 'ff'.repeat(32))
    await createServed({ store, wallet: scripted.wallet }).resume()
    await vi.waitFor(() => expect(store.openWagers()).toEqual([]), 20_000)
    expect(store.wager('x.1')?.state).toBe('UNDONE')
    expect(scripted.calls.slice(-2).sort()).toEqual(['rollback', 'win'])
  })
})

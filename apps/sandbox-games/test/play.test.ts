import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFair } from '../src/client/fairness.ts'
import { commitmentOf, drawFrom, roundIdOf } from '../src/engine/fair.ts'
import { classic } from '../src/engine/machine.ts'
import { playRound } from '../src/engine/round.ts'
import { payoutOf, toAmount, toUnits } from '../src/engine/stakes.ts'
import { createDeliveries } from '../src/server/deliveries.ts'
import { openGame, sessionOf, spin } from '../src/server/play.ts'
import { openStore, type Store } from '../src/server/store.ts'
import type { Reply, Wallet } from '../src/server/wallet.ts'

const answer = (over = {}): Reply => ({ kind: 'answer', answer: { status: 'OK', balance: '100.00', ...over } })
const lost: Reply = { kind: 'unknown', reason: 'TimeoutError' }
const opened = answer({ player: 'p1', session: 's1', currency: 'TLB', language: 'EN' })

let store: Store
let calls: string[]
let replies: Record<string, (() => Reply)[]>
const wallet: Wallet = {
  call: async (_, action) => {
    calls.push(action)
    return replies[action]?.shift()?.() ?? (action === 'authenticate' ? opened : answer())
  },
}
const order = (spinId = randomUUID()) => ({ spinId, stake: '1.00' as const, clientSeed: 'lucky' })
const start = async () => {
  const game = await openGame(store, wallet, 'walogm', 'token', 'g1')
  const deliveries = createDeliveries(store, wallet)
  return { game, session: sessionOf(store, game.bearer), parts: { store, wallet, deliveries }, deliveries }
}

beforeEach(() => {
  store = openStore(':memory:')
  calls = []
  replies = {}
})
afterEach(() => vi.useRealTimers())

describe('a round', () => {
  it('stakes once, pays once and can be checked against the hash shown before it', async () => {
    const { game, session, parts } = await start()
    const settled = await spin(parts, session, order())
    expect(calls).toEqual(['authenticate', 'bet', 'win'])
    expect(await commitmentOf(settled.seed)).toBe(game.commitment)
    const again = await playRound(classic, await drawFrom(settled.seed, settled.clientSeed, settled.roundId))
    expect(settled.payout).toBe(toAmount(payoutOf(classic, toUnits('1.00'), again.win)))
    expect(settled.nextCommitment).not.toBe(game.commitment)
  })

  it('keeps the promise when a stake was refused or lost: the next round uses the seed that was shown', async () => {
    const { game, session, parts } = await start()
    replies.bet = [() => answer({ status: 'INSUFFICIENT_FUNDS' }), () => lost]
    await expect(spin(parts, session, order())).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    await expect(spin(parts, session, order())).rejects.toMatchObject({ code: 'STAKE_UNDONE' })
    expect(await commitmentOf((await spin(parts, session, order())).seed)).toBe(game.commitment)
  })

  it('passes the check in the browser, which believes only what was agreed on before', async () => {
    const { game, session, parts } = await start()
    const { spinId, stake, clientSeed } = order()
    const round = await spin(parts, session, { spinId, stake, clientSeed })
    const agreed = { commitment: game.commitment, clientSeed, stake }
    const under = async (id: string, change: object = {}) => new Map([[id, { ...agreed, ...change }]])
    const own = await roundIdOf(game.sessionId, spinId)
    expect(await isFair(round, await under(own))).toBe(true)
    expect(await isFair(round, await under(own, { commitment: await commitmentOf('ab'.repeat(32)) }))).toBe(false)
    expect(await isFair({ ...round, seed: 'ab'.repeat(32) }, await under(own))).toBe(false)
    expect(await isFair({ ...round, payout: '999.00' }, await under(own))).toBe(false)
    expect(await isFair(round, await under(await roundIdOf(game.sessionId, randomUUID())))).toBe(false)
  })

  it('is the same round whatever else comes under its id', async () => {
    const { session, parts } = await start()
    const first = await spin(parts, session, order('6f1c1bd0-6a0e-4f0e-9d60-0c3f0d1b2a3c'))
    const again = { spinId: '6f1c1bd0-6a0e-4f0e-9d60-0c3f0d1b2a3c', stake: '50.00' as const, clientSeed: 'other' }
    expect(await spin(parts, session, again)).toEqual(first)
    expect(calls.filter((action) => action === 'bet')).toHaveLength(1)
  })

  it.each([
    ['refuses it for good', 'DUP_MISMATCH', 1, 'WIN_STUCK'],
    ['does not know the bet yet', 'TX_NOT_FOUND', 2, 'SETTLED'],
  ])('delivers a win until the wallet takes it, or %s', async (_, status, tries, state) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { session, parts } = await start()
    replies.win = [() => answer({ status })]
    const { roundId } = await spin(parts, session, order())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(calls.filter((action) => action === 'win')).toHaveLength(tries)
    expect(store.round(roundId)?.state).toBe(state)
  })

  it('is the same round when the request is repeated, at once or later', async () => {
    const { session, parts } = await start()
    const same = order()
    const both = await Promise.all([spin(parts, session, same), spin(parts, session, same)])
    const later = await spin(parts, session, same)
    expect(new Set([...both, later].map(({ seed, payout }) => seed + payout)).size).toBe(1)
    expect(calls.filter((action) => action === 'bet')).toHaveLength(1)
  })

  it('never uses a seed twice, however many spins arrive together', async () => {
    const { session, parts } = await start()
    const rounds = await Promise.all(Array.from({ length: 10 }, () => spin(parts, session, order())))
    expect(new Set(rounds.map(({ seed }) => seed)).size).toBe(10)
  })

  it('says why the wallet refused, and owes nothing', async () => {
    const { session, parts } = await start()
    replies.bet = [() => answer({ status: 'INSUFFICIENT_FUNDS' })]
    await expect(spin(parts, session, order())).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(calls).not.toContain('win')
    expect(store.openRounds()).toEqual([])
  })

  it('is rolled back until the wallet hears it when the answer to the stake is lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { session, parts } = await start()
    replies.bet = [() => lost]
    replies.rollback = [() => lost, () => lost]
    await expect(spin(parts, session, order())).rejects.toMatchObject({ code: 'STAKE_UNDONE' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls.filter((action) => action === 'rollback')).toHaveLength(3)
    expect(store.openRounds()).toEqual([])
  })

  it('shows the outcome while a lost win is still being delivered, and delivers it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { session, parts } = await start()
    replies.win = [() => lost]
    const same = order()
    expect((await spin(parts, session, same)).balance).toBeNull()
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await spin(parts, session, same)).balance).toBe('100.00')
    expect(calls.filter((action) => action === 'bet')).toHaveLength(1)
  })

  it('survives a restart: what was only placed is undone, what was staked is paid', async () => {
    const { session, parts } = await start()
    replies.win = [() => lost]
    await spin(parts, session, order())
    parts.deliveries.stop()
    const { nextSeed } = store.sessionById(session.id) as { nextSeed: string }
    store.placeRound(
      {
        id: 'x.1',
        sessionId: session.id,
        state: 'PLACED',
        stake: '1.00',
        payout: '0.00',
        seed: nextSeed,
        clientSeed: 'a',
        status: '',
        balance: null,
        at: '2026-11-21T00:00:00.000Z',
      },
      'ff'.repeat(32),
    )
    createDeliveries(store, wallet).resume()
    await vi.waitFor(() => expect(store.openRounds()).toEqual([]))
    expect(store.round('x.1')?.state).toBe('UNDONE')
    expect(calls.slice(-2).sort()).toEqual(['rollback', 'win'])
  })
})

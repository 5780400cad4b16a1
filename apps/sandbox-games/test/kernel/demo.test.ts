import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { games } from '../../src/games/index.server.ts'
import { toUnits } from '../../src/kernel/amounts.ts'
import { createServed } from '../../src/server/served.ts'
import type { PlaySession } from '../../src/server/store/rows.ts'
import { openStore, type Store } from '../../src/server/store/store.ts'
import { scriptedWallet, sitDown, start as startWith } from '../faulty.ts'
import { smallGames } from './small-games.ts'
import { pass, useFakeTime } from './time.ts'

let store: Store
let scripted: ReturnType<typeof scriptedWallet>
const start = () => startWith({ store, wallet: scripted.wallet, games: { ...games, ...smallGames } })
const toss = (over = {}) => ({ orderId: randomUUID(), stake: '1.00', bet: { side: 1 }, clientSeed: 'c', ...over })

beforeEach(() => {
  useFakeTime()
  store = openStore(':memory:')
  // A demo needs no session of the wallet's, because it never calls it again.
  scripted = scriptedWallet({ engine: 'toss', demo: true, session: undefined, balance: '5.00' })
})
afterEach(() => vi.useRealTimers())

describe('a demo', () => {
  it('plays with a separate purse and never calls the wallet for money', async () => {
    const open = await start()
    expect(open.game).toMatchObject({ demo: true, balance: '1000.00' })
    let due = toUnits('1000.00')
    for (let left = 20; left > 0; left -= 1) {
      const { payout, balance } = await open.solo.order(open.session, toss({ stake: '2.00' }))
      due += toUnits(payout ?? '0') - toUnits('2.00')
      expect(toUnits(balance ?? '')).toBe(due)
    }
    expect(scripted.calls).toEqual(['authenticate'])
  })

  it('cannot stake more than the purse holds, and fills it up only when it has fallen', async () => {
    const open = await start()
    store.setPurse(open.session.id, toUnits('0.50'))
    await expect(open.solo.order(open.session, toss())).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(open.parts.money.refill(open.session)).toMatchObject({ answer: { balance: '1000.00' } })
    store.setPurse(open.session.id, toUnits('1500.00'))
    expect(open.parts.money.refill(open.session)).toMatchObject({ answer: { balance: '1500.00' } })
  })

  it('moves its purse once for each call, and not at all for a bet that was undone first', () => {
    const id = 'd'
    store.addSession({ ...blank, id, demo: 1 })
    store.openPurse(id, '100')
    for (let again = 3; again > 0; again -= 1) expect(store.movePurse(id, 'a:bet', -40n)).toBe(true)
    expect(store.purseUnits(id)).toBe(60n)
    for (let again = 2; again > 0; again -= 1) store.undoPurse(id, 'a:bet')
    expect(store.purseUnits(id)).toBe(100n)
    store.undoPurse(id, 'b:bet')
    expect(store.movePurse(id, 'b:bet', -40n)).toBe(false)
    expect(store.purseUnits(id)).toBe(100n)
  })

  it('gets an undone stake back in the purse that it was taken from', () => {
    for (const id of ['own', 'earlier', 'witness']) store.addSession({ ...blank, id, bearerHash: id, demo: 1 })
    store.openPurse('own', '500')
    store.openPurse('earlier', '100')
    store.sharePurse('witness', 'own')
    store.movePurse('own', 'a:bet', -40n)
    store.sharePurse('own', 'earlier')
    store.undoPurse('own', 'a:bet')
    expect([store.purseUnits('own'), store.purseUnits('witness')]).toEqual([100n, 500n])
  })

  it('plays the same shared rounds as real players: the same slip pays the same', async () => {
    scripted = scriptedWallet({ engine: 'fields' })
    const open = await start()
    const play = await sitDown(open, scriptedWallet({ engine: 'fields', demo: true }).wallet)
    const slip = () => ({ orderId: randomUUID(), table: 'slow', stake: '1.00', bet: { chips: [0, 0, 1] } })
    const real = await open.tables.bet(open.session, slip())
    const demo = await open.tables.bet(play.session, slip())
    await pass(9_000)
    expect(store.wager(demo.id)?.payout).toBe(store.wager(real.id)?.payout)
    expect(scripted.calls.filter((action) => action === 'win')).toHaveLength(1)
  })
})

const blank: PlaySession = {
  ...{
    id: 'same',
    bearerHash: 'h',
    operator: 'walogm',
    player: 'p',
    walletSession: 's',
    currency: 'TLB',
    gameCode: 'g',
  },
  ...{ engine: 'lines', theme: '', minStake: '', maxStake: '', demo: 0, nextSeed: '5a'.repeat(32) },
}

describe('odds', () => {
  it.each(['lines', 'toss'])('of %s are the same for demo and real: equal seeds, equal rounds', async (engine) => {
    const played = async (demo: 0 | 1) => {
      const own = openStore(':memory:')
      const { solo, recordOf } = createServed({
        store: own,
        wallet: scripted.wallet,
        games: { ...games, ...smallGames },
      })
      const session = { ...blank, engine, demo }
      own.addSession(session)
      if (demo) own.openPurse(session.id, toUnits('100000.00').toString())
      const rounds = []
      for (let at = 0; at < 150; at += 1) {
        const orderId = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
        const bet = engine === 'lines' ? {} : { side: 1 }
        const wager = await solo.order(session, { orderId, stake: '1.00', bet, clientSeed: 'c' })
        rounds.push(await recordOf(wager))
        // The seed that follows is random; here it must be the same for both.
        own.inOneStep(() => own.takeBack({ ...wager, seed: at.toString(16).padStart(64, '0') }, 'REFUSED', ''))
      }
      return rounds.map((round) => JSON.stringify({ ...round, at: '' }))
    }
    const [real, demo] = [await played(0), await played(1)]
    expect(demo).toEqual(real)
    expect(new Set(demo).size).toBe(150)
  })
})

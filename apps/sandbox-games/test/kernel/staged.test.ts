import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draw } from '../../src/kernel/fair.ts'
import type { SoloGame } from '../../src/kernel/kinds.ts'
import { verify } from '../../src/kernel/verify.ts'
import { createServed } from '../../src/server/served.ts'
import { outcomeOf } from '../../src/server/solo.ts'
import type { Wager } from '../../src/server/store/rows.ts'
import { openStore, type Store } from '../../src/server/store/store.ts'
import { scriptedWallet, start as startWith } from '../faulty.ts'
import { smallGames } from './small-games.ts'
import { breathe, pass, useFakeTime } from './time.ts'

let store: Store
let scripted: ReturnType<typeof scriptedWallet>
const start = () => startWith({ store, wallet: scripted.wallet, games: smallGames })
const order = (out: number | null = null) => ({ orderId: randomUUID(), stake: '1.00', bet: { out }, clientSeed: 'c' })
const heightOf = async (open: Awaited<ReturnType<typeof start>>, wager: Wager) =>
  ((await open.recordOf(wager)) as { outcome: number }).outcome

beforeEach(() => {
  useFakeTime()
  store = openStore(':memory:')
  scripted = scriptedWallet({ engine: 'climb' })
})
afterEach(() => vi.useRealTimers())

describe('a round with stages', () => {
  it('runs after the stake, hides future events, and ends automatically', async () => {
    const open = await start()
    const wager = await open.solo.order(open.session, order())
    expect(wager).toMatchObject({ state: 'RUNNING', payout: null })
    expect(await open.recordOf(wager)).toBeNull()
    expect((await open.solo.view(smallGames.climb as never, wager)).view).toEqual({ step: 0 })
    await pass(12_000)
    expect(store.wager(wager.id)).toMatchObject({ state: 'SETTLED', payout: '0.00' })
  })

  it('pays an act that came in time, for the moment at which it arrived, and can be checked', async () => {
    const open = await start()
    const wager = await open.solo.order(open.session, order())
    await pass(1_500)
    const acted = await open.solo.act(open.session, wager.id, 'out')
    expect(acted).toMatchObject({ state: 'SETTLED', payout: '1.00', bet: '{"out":1}' })
    const record = await open.recordOf(acted)
    expect(record && (await verify(smallGames.climb, record)).checks.every(({ ok }) => ok)).toBe(true)
    expect(await heightOf(open, acted)).toBeGreaterThanOrEqual(1)
    await expect(open.solo.act(open.session, wager.id, 'out')).resolves.toMatchObject({ payout: '1.00' })
    expect(scripted.calls.filter((action) => action === 'win')).toHaveLength(1)
  })

  it('refuses a forbidden act, a stranger’s, and a malformed one', async () => {
    const open = await start()
    const wager = await open.solo.order(open.session, order())
    await expect(open.solo.act(open.session, wager.id, 'out')).rejects.toMatchObject({ code: 'ACT_REFUSED' })
    await expect(open.solo.act(open.session, wager.id, 'up')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const other = { ...open.session, id: 'other', player: 'other' }
    await expect(open.solo.act(other, wager.id, 'out')).rejects.toMatchObject({ code: 'ROUND_UNKNOWN' })
  })

  it('takes no act that arrives after the end, even where the rules of the game would', async () => {
    const climb = smallGames.climb as SoloGame
    const lenient = { ...climb, stages: { ...climb.stages, after: () => ({ out: 1 }) } }
    const open = await startWith({ store, wallet: scripted.wallet, games: { climb: lenient as SoloGame } })
    const wager = await open.solo.order(open.session, order())
    const { outcome } = await outcomeOf(climb, wager)
    // The clock is at the end and the timer has not run yet.
    vi.setSystemTime(Date.now() + ((outcome as number) + 1) * 1_000)
    const acted = await open.solo.act(open.session, wager.id, 'out')
    expect(acted).toMatchObject({ state: 'SETTLED', bet: '{"out":null}', payout: '0.00' })
  })

  it.each([
    ['its timer', async () => pass(1, 1)],
    [
      'the same order again',
      async (repeat: () => Promise<unknown>) => {
        vi.setSystemTime(Date.now() + 1)
        void repeat()
        await breathe()
      },
    ],
  ])('pays an act that was accepted in its last moment although %s ends the round', async (_, end) => {
    const climb = smallGames.climb as SoloGame
    let gate = Promise.resolve()
    const play = (draw: Draw, bet: unknown) => gate.then(() => climb.play(draw, bet))
    const open = await startWith({ store, wallet: scripted.wallet, games: { climb: { ...climb, play } } })
    const asked = order()
    const wager = await open.solo.order(open.session, asked)
    const { outcome } = await outcomeOf(climb, wager)
    await pass(((outcome as number) + 1) * 1_000 - 1)
    let release = () => {}
    gate = new Promise((resolve) => {
      release = resolve
    })
    const acting = open.solo.act(open.session, wager.id, 'out')
    await breathe()
    await end(() => open.solo.order(open.session, asked))
    release()
    expect(await acting).toMatchObject({ bet: `{"out":${outcome}}`, payout: `${outcome}.00`, state: 'SETTLED' })
  })

  it('continues after a restart by the clock that it began with', async () => {
    const open = await start()
    const wager = await open.solo.order(open.session, order(2))
    open.stop()
    await pass(30_000, 10_000)
    expect(store.wager(wager.id)?.state).toBe('RUNNING')
    await createServed({ store, wallet: scripted.wallet, games: smallGames }).resume()
    await breathe()
    const settled = store.wager(wager.id) as Wager
    expect(settled.state).toBe('SETTLED')
    expect(settled.payout).toBe((await heightOf(open, settled)) >= 2 ? '2.00' : '0.00')
  })
})

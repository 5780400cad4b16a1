import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arena } from '../../src/games/arena/rules.ts'
import { cricket } from '../../src/games/cricket/rules.ts'
import { football } from '../../src/games/football/rules.ts'
import { games } from '../../src/games/index.server.ts'
import { createFixtures } from '../../src/games/sports/fixtures.ts'
import { toAmount, toUnits } from '../../src/kernel/amounts.ts'
import type { SharedGame } from '../../src/kernel/kinds.ts'
import { verify } from '../../src/kernel/verify.ts'
import { wholeCents } from '../../src/kernel/whole-cents.ts'
import { createServed } from '../../src/server/served.ts'
import { openStore } from '../../src/server/store/store.ts'
import { lost, scriptedWallet, sitDown } from '../faulty.ts'
import { pass, useFakeTime } from './time.ts'

beforeEach(() => useFakeTime())
afterEach(() => vi.useRealTimers())

const sports = [
  ['football', football],
  ['cricket', cricket],
  ['arena', arena],
] as const

describe.each(sports)('slips on %s', (engine, sport) => {
  const table = `${engine}-1`
  const legsOf = (no: number, fixtures: number[]) =>
    fixtures.map((fixture) => {
      const markets = createFixtures(sport).of(table, no)[fixture]?.markets ?? {}
      const [market, picks] = Object.entries(markets)[0] ?? ['', {}]
      const [pick, odds] = Object.entries(picks)[0] ?? ['', 0]
      return { fixture, market, pick, odds }
    })
  const order = (no: number, fixtures: number[], over = {}) => ({
    ...{ orderId: randomUUID(), table, no, stake: '0.05' },
    bet: { legs: legsOf(no, fixtures), times: 27, ...over },
  })

  it('are settled once after a restart in the middle, despite lost wallet calls', async () => {
    const store = openStore(':memory:')
    const scripted = scriptedWallet({ engine })
    const before = createServed({ store, wallet: scripted.wallet })
    const { session } = await sitDown(before, scripted.wallet)
    const no = Math.floor(Date.now() / 60_000)
    const placed = [
      await before.tables.bet(session, order(no, [0])),
      await before.tables.bet(session, order(no, [0, 1, 2, 3])),
      await before.tables.bet(session, order(no + 2, [1, 3])),
    ]
    expect(placed.map(({ cost }) => cost)).toEqual(['1.35', '1.35', '1.35'])
    before.stop()
    scripted.replies.win = [() => lost]
    const after = createServed({ store, wallet: scripted.wallet })
    await after.resume()
    await pass(200_000, 5_000)
    const game = games[engine] as SharedGame
    const { past } = await after.snapshots.snapshot(session, table)
    for (const { id } of placed) {
      const wager = store.wager(id)
      expect(wager?.state).toBe('SETTLED')
      const outcome = past.find((round) => round.no === wager?.no)?.outcome
      const exact = game.payout(toUnits('0.05'), outcome, JSON.parse(wager?.bet ?? ''))
      const record = wager && (await after.recordOf(wager))
      if (!record) throw new Error('no record')
      expect(wager?.payout).toBe(toAmount(await wholeCents(exact, record.seed, id)))
      expect((await verify(game, record)).checks.every(({ ok }) => ok)).toBe(true)
    }
    const wins = scripted.bodies.filter(({ action }) => action === 'win').map(({ txId }) => txId)
    // One of them was lost and is sent again with its id.
    expect([wins.length, new Set(wins).size]).toEqual([4, 3])
    after.stop()
  })

  it('are refused by code, and nothing is debited, when odds differ, the round is closed or too far', async () => {
    const scripted = scriptedWallet({ engine })
    const served = createServed({ store: openStore(':memory:'), wallet: scripted.wallet })
    const { session } = await sitDown(served, scripted.wallet)
    const no = Math.floor(Date.now() / 60_000)
    const [leg] = legsOf(no, [0])
    if (!leg) throw new Error('no leg')
    const bad = [
      [order(no, [], { legs: [{ ...leg, odds: leg.odds + 5 }] }), 'ODDS_CHANGED'],
      [order(no, [], { legs: [{ ...leg, pick: 'x' }] }), 'PICK_NOT_OFFERED'],
      [{ ...order(no, [0]), stake: '50.00' }, 'LIMIT'],
      [order(no + 4, [0]), 'BETS_NOT_OPEN'],
      [order(no - 1, [0]), 'BETS_CLOSED'],
      [order(no, [], { legs: [leg, leg] }), 'BAD_REQUEST'],
    ] as const
    for (const [wrong, code] of bad) await expect(served.tables.bet(session, wrong)).rejects.toMatchObject({ code })
    expect(scripted.calls).not.toContain('bet')
    const { round } = await served.snapshots.snapshot(session, table)
    expect(round.offer).toEqual(createFixtures(sport).offer(table, no))
    served.stop()
  })
})

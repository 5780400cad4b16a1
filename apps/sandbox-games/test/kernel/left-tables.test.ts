import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { football } from '../../src/games/football/rules.ts'
import { createFixtures } from '../../src/games/sports/fixtures.ts'
import type { SharedGame } from '../../src/kernel/kinds.ts'
import { schedule } from '../../src/kernel/kinds.ts'
import { leftRounds } from '../../src/server/left-rounds.ts'
import { createServed } from '../../src/server/served.ts'
import { kindOf } from '../../src/server/sessions.ts'
import { openStore } from '../../src/server/store/store.ts'
import { homeTable } from '../../src/server/tables/tables.ts'
import { scriptedWallet, sitDown } from '../faulty.ts'
import { pass, useFakeTime } from './time.ts'

beforeEach(() => useFakeTime())
afterEach(() => vi.useRealTimers())

const chips = { spots: [{ on: 'red', chips: 3 }] }
/** A slip on the first fixture of a round. */
const slip = (table: string, no: number) => {
  const [market, picks] = Object.entries(createFixtures(football).of(table, no)[0]?.markets ?? {})[0] ?? ['', {}]
  const [pick, odds] = Object.entries(picks)[0] ?? ['', 0]
  return { legs: [{ fixture: 0, market, pick, odds }], times: 1 }
}

describe.each([
  ['chips on a shared table', 'roulette', 0, () => chips],
  ['a slip on a running match', 'football', 0, slip],
  ['a slip on a later match', 'football', 2, slip],
])('%s that were left', (_, engine, ahead, betOn) => {
  async function open() {
    const scripted = scriptedWallet({ engine })
    const served = createServed({ store: openStore(':memory:'), wallet: scripted.wallet })
    const launch = async () => (await sitDown(served, scripted.wallet)).session
    const session = await launch()
    const game = kindOf(served.parts.games, session, 'shared') as SharedGame
    const table = homeTable(game, session)
    const no = schedule(table, Date.now()).no + ahead
    const order = { orderId: randomUUID(), table: table.id, no, stake: '1.00', bet: betOn(table.id, no) }
    const { id } = await served.tables.bet(session, order)
    return { served, launch, table, no, id }
  }

  it('are on the table of the next launch until their round is over, and are explained once after it', async () => {
    const { served, launch, table, no, id } = await open()
    const during = await launch()
    expect(await leftRounds(served, during)).toEqual({ running: null, ended: null })
    const { bets } = await served.snapshots.snapshot(during)
    expect(bets).toMatchObject([{ roundId: id, no, state: 'RUNNING' }])

    await pass((no + 1) * table.everyMs - Date.now() + 1_000, 1_000)
    const wager = served.parts.store.wager(id)
    expect(wager?.state).toBe('SETTLED')
    const later = await launch()
    expect(await leftRounds(served, later)).toEqual({
      running: null,
      ended: { rounds: 1, cost: wager?.cost, payout: wager?.payout },
    })
    served.parts.store.acknowledge(later)
    expect(await leftRounds(served, await launch())).toEqual({ running: null, ended: null })
    served.stop()
  })
})

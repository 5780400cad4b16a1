import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { games } from '../../src/games/index.server.ts'
import { toAmount, toUnits } from '../../src/kernel/amounts.ts'
import type { SharedGame } from '../../src/kernel/kinds.ts'
import { createServed } from '../../src/server/served.ts'
import type { Wager } from '../../src/server/store/rows.ts'
import { openStore } from '../../src/server/store/store.ts'
import { sitDown } from '../faulty.ts'
import { modelWallet } from './model-wallet.ts'
import { breathe, pass, useFakeTime } from './time.ts'

beforeEach(() => useFakeTime())
afterEach(() => vi.useRealTimers())

const line = (play: string, ...picks: string[]) => ({ play, picks, times: 1 })
/** An order of each table and each lottery, with its cost in stakes. */
const orders = {
  baccarat: {
    table: 'baccarat-1',
    bet: {
      spots: [
        { on: 'player', chips: 2 },
        { on: 'tie', chips: 1 },
      ],
    },
    stakes: 3,
  },
  roulette: {
    table: 'roulette-1',
    bet: {
      spots: [
        { on: 'red', chips: 3 },
        { on: 'n8-9-11-12', chips: 1 },
      ],
    },
    stakes: 4,
  },
  threedice: {
    table: 'threedice-1',
    bet: {
      spots: [
        { on: 'big', chips: 1 },
        { on: 'face6', chips: 2 },
      ],
    },
    stakes: 3,
  },
  sides: { table: 'sides-1', bet: { spots: [{ on: 'light', chips: 5 }] }, stakes: 5 },
  numbers: { table: 'VN_NORTH_1', bet: { lines: [line('any2', '07'), line('headTail', '42')] }, stakes: 2 },
  quickdraw: { table: 'SEA_SPARK_1', bet: { lines: [line('big'), line('digit', '3')] }, stakes: 2 },
}
type Engine = keyof typeof orders
const engines = Object.keys(orders) as Engine[]

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('bet' as const), on: fc.constantFrom(...engines), twice: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'restart' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'late' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 40 }).map((n) => n * 500) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
const fault = fc.constantFrom(
  'none' as const,
  'none' as const,
  'none' as const,
  'drop' as const,
  'lose' as const,
  'late' as const,
)

async function play(file: string, steps: Step[], faults: readonly ('none' | 'drop' | 'lose' | 'late')[]) {
  let calls = 0
  let isHealed = false
  const current: { engine: string } = { engine: '' }
  const model = modelWallet(current, () => (isHealed ? 'none' : (faults[calls++ % faults.length] ?? 'none')))
  const begin = () => createServed({ store: openStore(file), wallet: model.wallet })
  let served = begin()
  const sessions = new Map<string, Awaited<ReturnType<typeof sitDown>>['session']>()
  for (const engine of engines) {
    current.engine = engine
    sessions.set(engine, (await sitDown(served, model.wallet)).session)
  }
  for (const now of steps) {
    if (now.do === 'wait') await pass(now.ms)
    if (now.do === 'late') model.deliverLate()
    if (now.do === 'restart') {
      served.stop()
      served = begin()
      await served.resume()
    }
    if (now.do === 'bet') {
      const { table, bet } = orders[now.on]
      const session = sessions.get(now.on) as NonNullable<ReturnType<typeof sessions.get>>
      const order = { orderId: randomUUID(), table, stake: '0.50', bet }
      const once = () => served.tables.bet(session, order).catch(() => undefined)
      await (now.twice ? Promise.all([once(), once()]) : once())
    }
    await breathe()
  }
  isHealed = true
  model.deliverLate()
  await pass(200_000, 5_000)
  served.stop()
  return model
}

const wagersIn = (file: string) => new DatabaseSync(file).prepare('SELECT * FROM wager').all() as unknown as Wager[]

it('settles every bet of every table and lottery exactly once, despite faults of line and process', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'tables-'))
  const run = fc.asyncProperty(
    fc.array(step, { minLength: 4, maxLength: 18 }),
    fc.array(fault, { minLength: 3, maxLength: 9 }),
    async (steps, faults) => {
      const file = join(dir, `${randomUUID()}.db`)
      const model = await play(file, steps, faults)
      const wagers = wagersIn(file)
      for (const { state, status } of wagers) expect(['SETTLED', 'UNDONE', 'REFUSED'], status).toContain(state)
      const settled = wagers.filter(({ state }) => state === 'SETTLED')
      for (const { engine, stake, cost } of settled)
        expect(toUnits(cost)).toBe(toUnits(stake) * BigInt(orders[engine as Engine].stakes))
      const wins = [...model.txs].filter(([, { kind }]) => kind === 'win')
      expect(wins.map(([id]) => id).sort()).toEqual(settled.map(({ id }) => `${id}:win`).sort())
      const sum = (amounts: (string | null)[]) => amounts.reduce((all, one) => all + toUnits(one ?? '0'), 0n)
      const due = model.started - sum(settled.map(({ cost }) => cost)) + sum(settled.map(({ payout }) => payout))
      expect(toAmount(model.units())).toBe(toAmount(due))
    },
  )
  await fc.assert(run, { numRuns: 20 })
  rmSync(dir, { recursive: true })
})

it('gives a table the same result for all players and a ticket its place in the draw’s name', async () => {
  const model = modelWallet({ engine: 'quickdraw' }, () => 'none')
  const rounds: unknown[] = []
  const wallet = {
    call: async (operator: string, action: string, body: Record<string, unknown>) => {
      rounds.push(body.roundId)
      return model.wallet.call(operator, action, body)
    },
  }
  const served = createServed({ store: openStore(':memory:'), wallet })
  const { session } = await sitDown(served, wallet)
  const { table, bet } = orders.quickdraw
  const placed = await served.tables.bet(session, { orderId: randomUUID(), table, stake: '1.00', bet })
  const no = Math.floor(Date.now() / 60_000)
  await pass(61_000, 1_000)
  expect(new Set(rounds.filter(Boolean))).toEqual(new Set([`SEA_SPARK_1:${no}:${placed.id}`]))
  const { past } = await served.snapshots.snapshot(session)
  const { payout, stake } = served.parts.store.wager(placed.id) ?? placed
  const game = games.quickdraw as SharedGame
  expect(past[0]?.no).toBe(no)
  expect(payout).toBe(toAmount(game.payout(toUnits(stake), past[0]?.outcome, bet)))
  served.stop()
})

it('notifies the watchers of a table again when the bets are paid, with the balance after', async () => {
  const model = modelWallet({ engine: 'quickdraw' }, () => 'none')
  const served = createServed({ store: openStore(':memory:'), wallet: model.wallet })
  const { session } = await sitDown(served, model.wallet)
  const { table, bet } = orders.quickdraw
  await served.tables.bet(session, { orderId: randomUUID(), table, stake: '1.00', bet })
  const seen: Promise<{ bets: { state: string; payout: string | null }[]; balance: string | null }>[] = []
  served.changes.listen('table:quickdraw.SEA_SPARK_1', () => seen.push(served.snapshots.snapshot(session)))
  await pass(61_000, 1_000)
  const last = await seen.at(-1)
  expect(last?.bets).toMatchObject([{ state: 'SETTLED' }])
  expect(last?.balance).toBe(toAmount(model.units()))
  served.stop()
})

it('seats a demo at the same table: the same draw, a separate purse, no call to the wallet', async () => {
  const seat = { engine: 'baccarat', demo: false, player: 'p' }
  const model = modelWallet(seat, () => 'none')
  const served = createServed({ store: openStore(':memory:'), wallet: model.wallet })
  const real = await sitDown(served, model.wallet)
  Object.assign(seat, { demo: true, player: 'q' })
  const demo = await sitDown(served, model.wallet)
  const { table, bet } = orders.baccarat
  const order = () => ({ orderId: randomUUID(), table, stake: '1.00', bet })
  const [paid, played] = [
    await served.tables.bet(real.session, order()),
    await served.tables.bet(demo.session, order()),
  ]
  await pass(60_000, 1_000)
  const payouts = [paid, played].map(({ id }) => served.parts.store.wager(id)?.payout)
  expect(payouts[0]).not.toBeNull()
  expect(payouts[1]).toBe(payouts[0])
  expect(model.seen.map(({ txId }) => txId)).toEqual([`${paid.id}:bet`, `${paid.id}:win`])
  const purse = await served.parts.money.balance(demo.session)
  const due = toUnits('1000.00') - toUnits('3.00') + toUnits(payouts[0] ?? '0')
  expect(purse).toMatchObject({ answer: { balance: toAmount(due) } })
  served.stop()
})

it('keeps a player’s tickets over launches, and away from others', async () => {
  const session = { engine: 'numbers', player: 'p' }
  const model = modelWallet(session, () => 'none')
  const served = createServed({ store: openStore(':memory:'), wallet: model.wallet })
  const first = await sitDown(served, model.wallet)
  const { table, bet } = orders.numbers
  const placed = await served.tables.bet(first.session, { orderId: randomUUID(), table, stake: '1.00', bet })
  const again = await sitDown(served, model.wallet)
  expect((await served.snapshots.snapshot(again.session)).bets.map(({ roundId }) => roundId)).toEqual([placed.id])
  session.player = 'q'
  const other = await sitDown(served, model.wallet)
  expect((await served.snapshots.snapshot(other.session)).bets).toEqual([])
  served.stop()
})

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toUnits } from '../../src/kernel/amounts.ts'
import { createServed } from '../../src/server/served.ts'
import type { Confirmed, Wager } from '../../src/server/store/rows.ts'
import { openStore } from '../../src/server/store/store.ts'
import { sitDown } from '../faulty.ts'
import { type Fault, modelWallet } from './model-wallet.ts'
import { smallGames } from './small-games.ts'
import { breathe, pass, useFakeTime } from './time.ts'

beforeEach(() => useFakeTime())
afterEach(() => vi.useRealTimers())

const engines = ['toss', 'climb', 'fields', 'high'] as const
const step = fc.oneof(
  fc.record({ do: fc.constantFrom('toss', 'climb', 'fields', 'raise', 'pass-on'), twice: fc.boolean() }),
  fc.record({ do: fc.constantFrom('act', 'join', 'leave', 'restart', 'late'), twice: fc.constant(false) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 12 }).map((n) => n * 500) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
const fault = fc.constantFrom<Fault>('none', 'none', 'none', 'none', 'drop', 'lose', 'late', 'hang', 'stall')

/** A vendor whose process may end at any moment, and a player who uses all of its games. */
async function play(file: string, steps: Step[], faults: readonly Fault[]) {
  let calls = 0
  let isHealed = false
  const current: { engine: string } = { engine: '' }
  const model = modelWallet(current, () => (isHealed ? 'none' : (faults[calls++ % faults.length] ?? 'none')))
  const begin = () => createServed({ store: openStore(file), wallet: model.wallet, games: smallGames })
  let served = begin()
  const sessions = new Map<string, Awaited<ReturnType<typeof sitDown>>['session']>()
  for (const engine of engines) {
    current.engine = engine
    sessions.set(engine, (await sitDown(served, model.wallet)).session)
  }
  const who = (engine: string) => sessions.get(engine) as NonNullable<ReturnType<typeof sessions.get>>
  const common = () => ({ orderId: randomUUID(), stake: '1.00', clientSeed: 'c' })
  let climbing = ''
  const acts: Record<string, () => Promise<unknown>> = {
    toss: () => served.solo.order(who('toss'), { ...common(), bet: { side: 1 } }),
    climb: async () => {
      climbing = (await served.solo.order(who('climb'), { ...common(), bet: { out: null } })).id
    },
    act: () => served.solo.act(who('climb'), climbing, 'out'),
    fields: () => served.tables.bet(who('fields'), { ...common(), table: 'slow', bet: { chips: [0, 1, 1] } }),
    join: async () => served.rooms.join(who('high'), '2.00', 'c'),
    raise: () => served.rooms.move(who('high'), { raise: true }),
    'pass-on': () => served.rooms.move(who('high'), { raise: false }),
    leave: async () => served.rooms.leave(who('high')),
    late: async () => model.deliverLate(),
    restart: async () => {
      served.stop()
      served = begin()
      await served.resume()
    },
  }
  for (const now of steps) {
    if (now.do === 'wait') await pass('ms' in now ? now.ms : 500)
    else {
      const once = () => acts[now.do]?.().catch(() => undefined)
      const work = 'twice' in now && now.twice ? Promise.all([once(), once()]) : once()
      // A call that hangs is left behind, like the process that made it.
      await Promise.race([work, breathe()])
    }
    await breathe()
  }
  isHealed = true
  await acts.restart?.()
  model.deliverLate()
  served.rooms.leave(who('high'))
  await pass(200_000, 2_500)
  served.stop()
  return model
}

/** The player's balance by the vendor's books. */
function books(file: string, started: bigint) {
  const db = new DatabaseSync(file)
  const wagers = db.prepare('SELECT * FROM wager').all() as unknown as Wager[]
  const confirmed = db.prepare('SELECT * FROM confirmed').all() as unknown as Confirmed[]
  db.close()
  const settled = wagers.filter(({ state }) => state === 'SETTLED')
  const due = settled.reduce((sum, { cost, payout }) => sum - toUnits(cost) + toUnits(payout ?? '0'), started)
  return { due, states: new Set(wagers.map(({ state }) => state)), wagers, confirmed }
}

/** The messages that moved money. The report must have exactly those of the wallet. */
const movesOf = (confirmed: readonly Confirmed[]) =>
  confirmed.filter(({ amount }) => toUnits(amount) > 0n).map(({ txId, amount }) => `${txId} ${toUnits(amount)}`)
function movesOfWallet({ txs }: ReturnType<typeof modelWallet>) {
  const taken = [...txs].filter(([, { amount }]) => amount > 0n)
  return taken.flatMap(([txId, { amount, undone }]) => [
    `${txId} ${amount}`,
    ...(undone ? [`${txId.replace(/bet$/, 'undo')} ${amount}`] : []),
  ])
}

it('keeps its books equal to the wallet’s despite lost, late or repeated messages and restarts', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-books-'))
  const script = fc.tuple(
    fc.array(step, { minLength: 8, maxLength: 30 }),
    fc.array(fault, { minLength: 1, maxLength: 40 }),
  )
  let staked = 0
  await fc.assert(
    fc.asyncProperty(script, async ([steps, faults]) => {
      const file = join(dir, `${randomUUID()}.db`)
      const model = await play(file, steps, faults)
      const { due, states, wagers, confirmed } = books(file, model.started)
      staked += wagers.length
      expect(model.units()).toBe(due)
      expect(movesOf(confirmed).sort()).toEqual(movesOfWallet(model).sort())
      expect([...states].filter((state) => !['SETTLED', 'UNDONE', 'REFUSED'].includes(state))).toEqual([])
      // A returned stake is neither paid nor charged.
      for (const { id, state } of wagers) {
        const bet = model.txs.get(`${id}:bet`)
        expect(bet?.undone ?? true).toBe(state !== 'SETTLED')
      }
    }),
    { numRuns: 25 },
  )
  expect(staked).toBeGreaterThan(50)
  rmSync(dir, { recursive: true })
}, 180_000)

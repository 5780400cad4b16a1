import { AppError } from '@boardwalk/api-client/contract'
import { isFull } from '@boardwalk/vitest/matrix'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenOnes, checkInvariants } from '../../../src/ledger/invariants.ts'
import { parseMoney } from '../../../src/ledger/money.ts'
import { troubleOf } from '../../../src/ledger/retry.ts'
import { breakConnections } from '../../faults/break-connections.ts'
import { chooser, seeds } from '../random.ts'
import { operations, type Step } from './operations.ts'
import { type Member, openWorld, type World } from './world.ts'

/** A night takes thousands of steps, from a seed of its own. */
const steps = Number(process.env.SEQUENCE_STEPS ?? (isFull ? 4000 : 120))
const seed = seeds[isFull ? 1 : 0] ?? 1
const units = (text: string) => parseMoney(text) ?? 0n

let world: World
const faults = breakConnections()
beforeAll(async () => {
  world = await openWorld(chooser(seed))
})
afterAll(async () => {
  faults.restore()
  await world.gateway.close()
})

/** Every balance, and how many journals and entries there are. */
async function money(): Promise<string> {
  const [row] = await world.stage.query<{ state: string }>(`SELECT
    (SELECT string_agg(id || ' ' || coalesce(balance, 0), ',' ORDER BY id) FROM account WHERE member_id IS NOT NULL)
    || (SELECT count(*) FROM journal) || ' ' || (SELECT count(*) FROM entry) AS state`)
  return row?.state ?? ''
}

let crashes = 0
/** Breaks the connection at a random statement of most steps, and asks again until there is an answer. */
async function run({ act, isKeyed }: NonNullable<Step>): Promise<void> {
  const { choose } = world
  for (let attempt = 0; ; attempt++) {
    if (attempt > 12) throw new Error('The step has no end.')
    const isBroken = attempt < 2 && choose.chance(0.5)
    if (isBroken) faults.plan({ statements: 1 + choose.below(25), isSent: choose.chance(0.5) })
    const isOver = await act().catch(refusalOnly)
    faults.plan(null)
    await faults.settled()
    if (isBroken) crashes++
    if (isOver) break
  }
  if (!isKeyed) return
  const before = await money()
  await act()
  expect(await money()).toBe(before)
}

/** A refusal ends a step; a lost connection does not. */
function refusalOnly(error: unknown): boolean {
  if (error instanceof AppError) return true
  if (troubleOf(error) === 'lost') return false
  throw error
}

/** The statement of a member, as sums by wallet, against the balances of the ledger. */
async function expectStatement(who: Member): Promise<void> {
  const { ask, query } = world.stage
  const sums = new Map<string, bigint>()
  let [before, count] = ['', 0]
  do {
    const asked = { pageSize: 1000, ...(before && { before }) }
    const { list, next } = (await ask('transactions', asked, who)).value
    for (const { wallet, direction, amount } of list)
      sums.set(wallet, (sums.get(wallet) ?? 0n) + (direction === 'IN' ? units(amount) : -units(amount)))
    count += list.length
    before = next ?? ''
  } while (before)
  const names: Record<string, string> = { CASH: 'MAIN', 'VENDOR:TRV': 'TRV' }
  const accounts = await query<{ type: string; balance: string; entries: string }>(
    `SELECT type, balance, (SELECT count(*) FROM entry WHERE account_id = a.id) AS entries FROM account a
     WHERE member_id = $1 AND currency = 'TLB'`,
    [who.id],
  )
  const shown = accounts.map(({ type, balance }) => [type, sums.get(names[type] ?? type) ?? 0n, BigInt(balance)])
  for (const [type, sum, balance] of shown) expect([type, sum]).toEqual([type, balance])
  expect(count).toBe(accounts.reduce((all, { entries }) => all + Number(entries), 0))
}

/** The record of points against the points of the ledger. */
async function expectPoints(who: Member): Promise<void> {
  const { ask } = world.stage
  let sum = 0n
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { list, totalPages } = (await ask('pointTransactions', { pageNo: page, pageSize: 100 }, who)).value
    for (const { changedPoints } of list) sum += units(changedPoints)
    pages = totalPages
  }
  expect(sum).toBe(units((await ask('pointBalance', {}, who)).value.points))
}

it(`keeps the books in ${steps} random steps with broken connections (seed ${seed})`, {
  timeout: 120_000 + steps * 3_000,
}, async () => {
  const names = Object.keys(operations)
  const done = new Map<string, number>()
  for (let n = 0; n < steps; n++) {
    const name = names[world.choose.below(names.length)] ?? ''
    const who = world.members[world.choose.below(world.members.length)]
    const step = who && (await operations[name]?.(world, who))
    if (!step) continue
    await run(step)
    done.set(name, (done.get(name) ?? 0) + 1)
    expect({ n, name, broken: brokenOnes(await checkInvariants(world.gateway.pool)) }).toEqual({ n, name, broken: [] })
  }
  for (const who of world.members) {
    await expectStatement(who)
    await expectPoints(who)
  }
  expect(crashes).toBeGreaterThan(steps / 10)
  expect([...done.keys()].length).toBeGreaterThan(names.length / 2)
})

import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '@boardwalk/brand-kit/art'
import { isFull } from '@boardwalk/vitest/matrix'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Line, type Member, openLine } from '../../src/contracts/testing.ts'
import { verifyRun } from '../../src/contracts/verify.ts'
import { brokenOnes, checkInvariants } from '../../src/ledger/invariants.ts'
import { dayMs } from '../../src/time-units.ts'
import { openGateway, type TestGateway } from '../gateway.ts'

/** The whole month also by hours and by five minutes: `SETTLE_MONTH=1`, as at night; it takes about five minutes. */
const isWhole = process.env.SETTLE_MONTH === '1'
/** At night, with everything else that takes minutes. */
const isAsked = isWhole || isFull
const kills = isWhole ? 40 : 4
const worker = path.join(import.meta.dirname, 'settlement-worker.ts')

/** Since when a kind is settled: a month, or for the short periods a part of one. */
const since = { DAILY: 31, DIVIDEND: 31, HOURLY: isWhole ? 31 : 0.25, REALTIME: isWhole ? 31 : 0.02 } as const
type Kind = keyof typeof since
const kinds = Object.keys(since) as Kind[]
const tiers: Record<Kind, (rate: number) => object[]> = {
  DAILY: (rate) => [{ minBet: '50.00', minActive: 1, rate: rate.toFixed(6) }],
  HOURLY: (rate) => [{ minBet: '50.00', rate: rate.toFixed(6) }],
  DIVIDEND: (rate) => [{ minValidBet: '50.00', minLoss: '1.00', minActive: 1, rate: rate.toFixed(6) }],
  REALTIME: (rate) => [{ singleBet: '10.00', profitRate: rate.toFixed(6), lossRate: (rate / 2).toFixed(6) }],
}

let gateway: TestGateway
let line: Line
const agents: Member[] = []
beforeAll(async () => {
  gateway = await openGateway()
  line = openLine(gateway)
  const { next } = random('killed')
  for (const above of [null, 0, 0, 1])
    agents.push(await line.join(above === null ? null : (agents[above] ?? null), above === null ? 2 : 1))
  const players = [await line.join(agents[3] ?? null, 0), await line.join(agents[2] ?? null, 0)]
  for (const kind of kinds) {
    const more = kind === 'DIVIDEND' ? { period: 'DAILY' } : {}
    for (const [at, above] of [null, 0, 0, 1].entries()) {
      const [to, by] = [agents[at], above === null ? null : (agents[above] ?? null)]
      if (to) await line.agree(by, to, kind, tiers[kind](0.009 - at * 0.001), more)
    }
    await line.backdate(kind, new Date(Date.now() - since[kind] * dayMs).toISOString())
  }
  for (let at = 0; at < 240; at++) {
    // Half of them on the last day, which the short periods have.
    const back = next() * (at % 2 ? 31 : 1) * dayMs
    const stake = BigInt(Math.floor(next() * 9_000_000) + 1_000)
    const who = [...players, ...agents][Math.floor(next() * 6)]
    const payout = next() < 0.45 ? stake * 2n : 0n
    if (who) await line.bet(who, new Date(Date.now() - back).toISOString(), stake, payout)
  }
})
const alive = new Set<ChildProcess>()
afterAll(async () => {
  for (const child of alive) child.kill('SIGKILL')
  await gateway.close()
})

function start(): ChildProcess {
  const url = String(gateway.pool.options.connectionString)
  const child = spawn(process.execPath, [worker, url, line.merchant.code], { stdio: 'ignore' })
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  return child
}

const count = async (text: string) => (await gateway.pool.query<{ n: number }>(`SELECT ${text} AS n`)).rows[0]?.n ?? 0
/** Windows and payments so far. */
const progress = () =>
  count(
    `(SELECT count(*) FROM settlement_run)::int + (SELECT count(*) FROM settlement_item WHERE status <> 'DUE')::int`,
  )

async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await sleep(25)
}

/** Kills one of two workers in turn, wherever it is, once both together have done some more. */
async function killAtRandom(): Promise<void> {
  const { next } = random('kills')
  const workers = [start(), start()]
  for (let kill = 0; kill < kills; kill++) {
    const from = await progress()
    const more = 1 + Math.floor(next() * 9)
    await until(async () => (await progress()) >= from + more)
    await sleep(Math.floor(next() * 60))
    const at = kill % 2
    workers[at]?.kill('SIGKILL')
    workers[at] = start()
  }
}

/** No window that is over is left, and nothing is due; not yet while a worker holds a lock. */
const isDone = async () => {
  for (const kind of kinds) if ((await line.settle(kind).catch(() => 1)) > 0) return false
  return (await count(`(SELECT count(*)::int FROM settlement_item WHERE status = 'DUE')`)) === 0
}

it.runIf(isAsked)(
  'settles every period of a month once and pays it once, though both workers are killed again and again',
  async () => {
    await killAtRandom()
    await until(isDone)
    const { rows: runs } = await gateway.pool.query<{ id: string; kind: Kind }>('SELECT id, kind FROM settlement_run')
    expect(runs.filter(({ kind }) => kind === 'DAILY').length).toBeGreaterThanOrEqual(29)
    // Each window begins where the one before it ended.
    const gaps = await count(
      `(SELECT count(*)::int FROM (SELECT starts_at, lag(ends_at) OVER (PARTITION BY kind ORDER BY starts_at) AS before FROM settlement_run) r WHERE starts_at <> before)`,
    )
    expect(gaps).toBe(0)
    for (const { id } of runs)
      expect(await gateway.deps.db.transaction((tx) => verifyRun(tx, id, line.merchant, '100.00'))).toEqual([])
    await expectPaidOnce()
    const broken = brokenOnes(await checkInvariants(gateway.pool)).filter(({ id }) => id !== 'L8')
    expect(broken).toEqual([])
  },
  1_800_000,
)

/** Each item that pays has a journal of its amount, and a line gets exactly the pay of its head's contract. */
async function expectPaidOnce(): Promise<void> {
  const wrong = await count(`(SELECT count(*)::int FROM settlement_item i LEFT JOIN LATERAL (
      SELECT count(*) AS n, sum(e.amount) AS amount FROM journal j JOIN entry e ON e.journal_id = j.id
        JOIN account a ON a.id = e.account_id AND a.member_id = i.member_id WHERE j.meta->>'item' = i.id::text) paid ON true
    WHERE (i.net > 0) <> (i.status = 'PAID') OR coalesce(paid.amount, 0) <> i.net OR paid.n > 1)`)
  expect(wrong).toBe(0)
  expect(await count(`(SELECT count(*)::int FROM settlement_item WHERE status = 'PAID')`)).toBeGreaterThan(20)
  const uneven = await count(`(SELECT count(*)::int FROM (
      SELECT r.id, sum(i.net) AS paid, max(i.gross) FILTER (WHERE i.member_id = '${agents[0]?.id}') AS allowed
      FROM settlement_run r JOIN settlement_item i ON i.run_id = r.id WHERE r.kind <> 'DIVIDEND' GROUP BY r.id) run
    WHERE paid <> allowed)`)
  expect(uneven).toBe(0)
}

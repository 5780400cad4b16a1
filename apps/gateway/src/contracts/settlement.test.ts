import { dayIn } from '@boardwalk/api-client/contract'
import { random } from '@boardwalk/brand-kit/art'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../test/gateway.ts'
import { transact } from '../db/client.ts'
import { runPeriod } from '../jobs/run.ts'
import { jobs } from '../jobs/table.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { parseMoney } from '../ledger/money.ts'
import { post } from '../ledger/post.ts'
import { minuteMs } from '../time-units.ts'
import { correctChanged, correctRun } from './correct.ts'
import { payDue } from './pay-due.ts'
import { settleWindow } from './settle-window.ts'
import { type Line, type Member, openLine } from './testing.ts'
import { verifyRun } from './verify.ts'

let gateway: TestGateway
let line: Line
beforeAll(async () => {
  gateway = await openGateway()
  line = openLine(gateway)
})
afterAll(async () => {
  // The bets of these tests are rows alone, so L8 has no journals to find; all else holds.
  const broken = brokenOnes(await checkInvariants(gateway.pool)).filter(({ id }) => id !== 'L8')
  await gateway.close()
  expect(broken).toEqual([])
})

const units = (text: string) => parseMoney(text) ?? 0n
/** The newest full hour, by which all windows of these tests are counted back. */
const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000)
const before = (minutes: number) => new Date(hour.getTime() - minutes * minuteMs).toISOString()

const realTime = (profitRate: string, lossRate: string) => [{ singleBet: '10.00', profitRate, lossRate }]
const verify = (run: string) => line.deps.db.transaction((tx) => verifyRun(tx, run, line.merchant, '100.00'))
const runsOf = async (kind: string) =>
  (
    await line.pool.query<{ id: string; at: Date }>(
      'SELECT id, starts_at AS at FROM settlement_run WHERE kind = $1 ORDER BY starts_at',
      [kind],
    )
  ).rows
const itemsOf = async (who: Member, kind: string) =>
  (
    await line.pool.query<Record<'refNo' | 'gross' | 'deducted' | 'net' | 'status', string>>(
      `SELECT i.ref_no AS "refNo", gross, deducted, net, status FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id
       WHERE member_id = $1 AND r.kind = $2 ORDER BY r.starts_at`,
      [who.id, kind],
    )
  ).rows
/** Added up from the days of an overview's plot. */
const plottedOf = async (who: Member) =>
  (await line.ask(who, 'agentOverview', {})).value.trend.income.reduce(
    (sum: bigint, { amount }: { amount: string }) => sum + units(amount),
    0n,
  )
const cashOf = async (who: Member) => (await line.ask(who, 'balance')).value.cash
const paidOf = async (who: Member) =>
  (
    await line.pool.query<{ kind: string; amount: string }>(
      `SELECT j.kind, sum(e.amount) AS amount FROM journal j JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id
       WHERE j.shard_key = $1 AND a.member_id = $1 AND j.source LIKE 'settle%' GROUP BY j.id ORDER BY j.id`,
      [who.id],
    )
  ).rows.map(({ kind, amount }) => `${kind} ${amount}`)

describe('real-time salary (checklist 134)', () => {
  let head: Member
  let agent: Member
  let player: Member
  beforeAll(async () => {
    head = await line.join(null, 2)
    agent = await line.join(head)
    player = await line.join(agent, 0)
    await line.agree(null, head, 'REALTIME', realTime('0.01', '0.005'))
    await line.agree(head, agent, 'REALTIME', realTime('0.006', '0.005'))
    await line.backdate('REALTIME', before(10))
    await line.bet(player, before(10), units('200.00'), units('500.00'), 'LOTT')
    await line.bet(player, before(9), units('100.00'))
    await line.bet(player, before(8), units('400.00'), units('400.00'))
    await line.bet(player, before(7), units('9.99'))
    await line.bet(agent, before(6), units('1000.00'))
    await line.bet(player, before(5), units('700.00'))
  })

  it('pays every five minutes once, however many workers settle and pay at the same time', async () => {
    const party = line.merchant.code
    const job = jobs['settle-realtime']
    const periods = ['p1', 'p2', 'p3']
    for (const period of periods)
      await line.pool.query(
        `INSERT INTO job_run (job, party, period, due_at) VALUES ('settle-realtime', $1, $2, now())`,
        [party, period],
      )
    const runner = { pool: line.pool, deps: line.deps, name: 'settle-realtime', job }
    const runs = await Promise.all([...periods, ...periods].map((period) => runPeriod(runner, { party, period })))
    expect(runs.filter((outcome) => outcome === 'done')).toHaveLength(3)
    const windows = await runsOf('REALTIME')
    expect(new Set(windows.map(({ at }) => at.getTime())).size).toBe(windows.length)
    expect(windows.slice(0, 2).map(({ at }) => at.toISOString())).toEqual([before(10), before(5)])

    const paid = await Promise.all([payDue(line.deps), payDue(line.deps), payDue(line.deps)])
    expect(paid.reduce((a, b) => a + b, 0)).toBe(3)
    // 200 won and 100 lost in the player's hands; for the head the agent's 1,000 lost too.
    expect((await itemsOf(agent, 'REALTIME')).slice(0, 2)).toMatchObject([
      { gross: '17000', deducted: '0', net: '17000', status: 'PAID' },
      { gross: '35000', deducted: '0', net: '35000', status: 'PAID' },
    ])
    expect((await itemsOf(head, 'REALTIME')).slice(0, 2)).toMatchObject([
      { gross: '75000', deducted: '17000', net: '58000', status: 'PAID' },
      { gross: '35000', deducted: '35000', net: '0', status: 'NONE' },
    ])
    // Workers beside each other settle and pay the windows in any order.
    expect((await paidOf(agent)).toSorted()).toEqual(['SLR 17000', 'SLR 35000'])
    expect(await cashOf(agent)).toBe('1005.20')
    for (const { id } of windows) expect(await verify(id)).toEqual([])
    expect(await payDue(line.deps)).toBe(0)
  })

  it('opens the bets behind an item to its parties only: lottery, round, bet, rate and amount', async () => {
    const [item] = await itemsOf(agent, 'REALTIME')
    const { list, totalCount, income, contract } = (
      await line.ask(head, 'settlementLines', { refNo: item?.refNo ?? '' })
    ).value
    expect(totalCount).toBe(2)
    expect(list).toMatchObject([
      { account: player.username, stake: '100.00', result: 'LOSS', rate: '0.005', amount: '0.50', gameCategory: 'RNG' },
      { stake: '200.00', result: 'WIN', rate: '0.006', amount: '1.20', gameCategory: 'LOTT' },
    ])
    expect(income).toMatchObject({ refNo: item?.refNo, net: '1.70', status: 'PAID', periodStart: before(10) })
    expect(contract.tiers).toEqual(realTime('0.006', '0.005'))
    const asked = { refNo: item?.refNo ?? '', account: agent.username }
    expect((await line.ask(head, 'settlementLines', asked)).value.list).toEqual([])
    const all = (await line.ask(agent, 'contractSettlements', { id: contract.id })).value
    expect(all.list.map(({ net }: { net: string }) => net)).toContain('3.50')
    const stranger = await line.join(null, 2)
    for (const [name, input] of [
      ['settlementLines', { refNo: item?.refNo }],
      ['contractSettlements', { id: contract.id }],
    ] as const)
      expect((await line.ask(stranger, name, input)).code).toBe('NOT_FOUND')
  })

  it('lists the windows of a contract, or those that pay', async () => {
    const [own] = await itemsOf(head, 'REALTIME')
    const { contract } = (await line.ask(head, 'settlementLines', { refNo: own?.refNo ?? '' })).value
    const settlements = async (asked: object) =>
      (await line.ask(head, 'contractSettlements', { id: contract.id, ...asked })).value
    const [paying, all] = [await settlements({ show: 'PAYING' }), await settlements({})]
    const paid = all.list.filter(({ status }: { status: string }) => status === 'PAID')
    const [{ gross, deducted, net, corrected }] = paid
    const summary = { items: paid.length, gross, deducted, net, corrected }
    expect(paying).toEqual({ ...all, list: paid, totalCount: paid.length, totalPages: 1, summary })
    expect([paid.length > 0, all.totalCount]).toEqual([true, (await itemsOf(head, 'REALTIME')).length])
    expect(all.totalCount).toBeGreaterThan(paid.length)
  })

  it('has the sums of the days that are asked, in each order', async () => {
    const [own] = await itemsOf(agent, 'REALTIME')
    const { contract } = (await line.ask(agent, 'settlementLines', { refNo: own?.refNo ?? '' })).value
    const ask = (asked: object) => line.ask(agent, 'contractSettlements', { id: contract.id, ...asked })
    const dayOf = (ms: number) => dayIn(line.merchant.timeZone, ms)
    const all = (await ask({ pageSize: 1 })).value
    const items = (await itemsOf(agent, 'REALTIME')).length
    const summary = { items, gross: '5.20', deducted: '0.00', net: '5.20', corrected: '0.00' }
    expect(all).toMatchObject({ totalCount: items, totalPages: items, summary })
    const nets = async (asked: object) => (await ask(asked)).value.list.map(({ net }: { net: string }) => net)
    expect(await nets({ sort: 'net' })).toEqual((await nets({})).toSorted().toReversed())
    expect(await nets({ sort: 'oldest' })).toEqual((await nets({})).toReversed())
    expect((await nets({ sort: 'oldest' })).slice(0, 2)).toEqual(['1.70', '3.50'])
    // A window that ends at midnight is of the day before.
    const last = (minutes: number) => dayOf(Date.parse(before(minutes)) - 1)
    const days = { startDate: last(5), endDate: last(5) }
    const ofDay = (await ask(days)).value
    expect(ofDay.list).toEqual(
      (await ask({})).value.list.filter(
        ({ periodEnd }: { periodEnd: string }) => dayOf(Date.parse(periodEnd) - 1) === last(5),
      ),
    )
    expect(ofDay.summary.items).toBe(ofDay.list.length)
    const longAgo = { startDate: '2026-01-01', endDate: '2026-01-02' }
    expect((await ask(longAgo)).value).toMatchObject({ list: [], summary: { items: 0, net: '0.00' } })
    expect((await ask({ startDate: '2020-01-01' })).code).toBe('VALIDATION_FAILED')
    expect((await ask({ startDate: '2026-01-02', endDate: '2026-01-01' })).code).toBe('VALIDATION_FAILED')
  })

  it('lists the income of the agent with its sums, also to its staff, and opens its lines', async () => {
    const startDate = new Date(hour.getTime() - 2 * 86_400_000).toISOString().slice(0, 10)
    const [staff, items] = [await line.join(agent, 0), await itemsOf(agent, 'REALTIME')]
    await line.pool.query('UPDATE member SET type = 42 WHERE id = $1', [staff.id])
    const own = (await line.ask(staff, 'agentIncome', { startDate })).value
    const refs = (list: { refNo: string }[]) => list.map(({ refNo }) => refNo)
    expect(refs(own.list)).toEqual(refs(items).toReversed())
    const sum = { items: items.length, gross: '5.20', deducted: '0.00', net: '5.20', corrected: '0.00' }
    expect(own.summary).toEqual({ total: sum, kinds: [{ kind: 'REALTIME', ...sum }] })
    expect(await plottedOf(staff)).toBe(units('5.20'))
    const [first, second] = own.list
    const rest = (await line.ask(agent, 'agentIncome', { startDate, before: first.refNo })).value
    expect(rest).toMatchObject({ list: own.list.slice(1), summary: null })
    const byNet = (await line.ask(agent, 'agentIncome', { startDate, sort: 'net' })).value.list
    expect(byNet.slice(0, 2).map(({ net }: { net: string }) => net)).toEqual(['3.50', '1.70'])
    const none = (await line.ask(agent, 'agentIncome', { startDate, kind: 'DAILY' })).value
    expect(none).toMatchObject({ list: [], summary: { total: { items: 0, net: '0.00' }, kinds: [] } })
    expect((await line.ask(staff, 'settlementLines', { refNo: second.refNo })).code).toBe('OK')
  })

  it('opens lines that add up to the gross with any fractions', async () => {
    const lone = await line.join(null, 2)
    const below = await line.join(lone, 0)
    await line.agree(null, lone, 'REALTIME', realTime('0.009999', '0.003333'))
    await line.backdate('REALTIME', before(4_000), lone)
    for (let at = 1; at <= 7; at++)
      await line.bet(below, before(3_998 + at / 60), 100_003n + BigInt(at), at % 2 ? 0n : 300_000n)
    const { code, currency } = line.merchant
    const window = { merchant: code, currency, kind: 'REALTIME', activeBet: 0n } as const
    const span = { period: 'FIVE_MINUTES', start: new Date(before(4_000)), end: new Date(before(3_995)) } as const
    expect(await transact(line.pool, (tx, client) => settleWindow(tx, client, { ...window, ...span }))).toBe(1)
    const [item] = await itemsOf(lone, 'REALTIME')
    const lines: { amount: string }[] = []
    for (const pageNo of [1, 2, 3]) {
      const asked = { refNo: item?.refNo, pageNo, pageSize: 3 }
      lines.push(...(await line.ask(lone, 'settlementLines', asked)).value.list)
    }
    expect(lines).toHaveLength(7)
    expect(lines.reduce((sum, { amount }) => sum + units(amount), 0n)).toBe(BigInt(item?.gross ?? 0))
  })

  it('corrects by a counter-entry when a bet is undone, once, and a spent amount becomes debt', async () => {
    await line.pool.query(
      `UPDATE bet SET status = 'ROLLED_BACK', settled_at = NULL WHERE member_id = $1 AND stake = $2`,
      [player.id, units('700.00')],
    )
    await line.deps.db.transaction(async (tx) => {
      const event = { memberId: agent.id, currency: line.merchant.currency, source: 'test', actor: 'test' }
      await post(tx, 'ADJ', { ...event, extId: 'spent', facts: { amount: -units('1005.00') } })
    })
    const { contracts } = await line.deps.settings.of(line.merchant.code)
    const correct = () => transact(line.pool, (tx, client) => correctChanged(tx, client, line.merchant, contracts))
    const corrected = await Promise.all([correct(), correct()])
    expect(corrected.reduce((a, b) => a + b, 0)).toBe(1)
    expect(await correct()).toBe(0)
    expect(await cashOf(agent)).toBe('0.00')
    const { rows } = await line.pool.query<{ balance: string }>(
      `SELECT balance FROM account WHERE member_id = $1 AND type = 'DEBT'`,
      [agent.id],
    )
    expect(rows[0]?.balance).toBe('-33000')
    expect((await paidOf(agent)).at(-1)).toBe('CLW -35000')
    expect(await plottedOf(agent)).toBe(units('5.20') - 35000n)
    expect((await itemsOf(agent, 'REALTIME'))[1]).toMatchObject({ net: '35000', status: 'PAID' })
    for (const { id } of await runsOf('REALTIME')) expect(await verify(id)).toEqual([])
  })

  it.each([
    ['UPDATE settlement_item SET net = net + 1', 'may only be paid'],
    [`UPDATE settlement_item SET status = 'DUE', journal_id = NULL WHERE status = 'PAID'`, 'may only be paid'],
    ['DELETE FROM settlement_item', 'append-only'],
    ['TRUNCATE settlement_item', 'append-only'],
    ['UPDATE settlement_fix SET amount = 1', 'append-only'],
    ['DELETE FROM settlement_fix', 'append-only'],
    ['TRUNCATE settlement_fix', 'append-only'],
    [`UPDATE settlement_run SET starts_at = starts_at - interval '1 year'`, 'only the sums of its bets'],
    ['DELETE FROM settlement_run', 'is kept'],
    ['TRUNCATE settlement_run', 'is kept'],
  ])('refuses every edit of a settlement: %s', async (statement, why) => {
    await expect(line.pool.query(statement)).rejects.toThrow(why)
  })

  it('stays as it was under a later contract, also when it is settled again', async () => {
    const before = await itemsOf(agent, 'REALTIME')
    await line.agree(head, agent, 'REALTIME', realTime('0.001', '0.001'))
    const { contracts } = await line.deps.settings.of(line.merchant.code)
    for (const { id } of await runsOf('REALTIME')) {
      const again = transact(line.pool, (tx, client) => correctRun(tx, client, id, line.merchant, contracts))
      expect(await again).toBe(0)
      expect(await verify(id)).toEqual([])
    }
    expect(await itemsOf(agent, 'REALTIME')).toEqual(before)
  })
})

/** Every kind on one random world: five levels, agents with contracts, players with bets. */
describe('random teams', () => {
  const days = 86_400_000
  const kinds = {
    HOURLY: { at: 240, tiers: (rate: string) => [{ minBet: '50.00', rate }], top: 0.01 },
    DAILY: { at: 4_320, tiers: (rate: string) => [{ minBet: '50.00', minActive: 1, rate }], top: 0.02 },
    DIVIDEND: {
      at: 4_320,
      tiers: (rate: string) => [{ minValidBet: '50.00', minLoss: '1.00', minActive: 1, rate }],
      top: 0.4,
    },
  } as const

  type LineRow = Record<'account' | 'validBet' | 'winLoss' | 'given', string> & { rate: unknown; amount: unknown }

  /** The members behind a dividend add up to its base, and the bets of a member to the member. */
  async function expectLinesOfFigure() {
    const { rows } = await line.pool.query<{ refNo: string; base: string; token: string; id: string }>(
      `SELECT i.ref_no AS "refNo", i.base, i.member_id AS id FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id
       WHERE r.kind = 'DIVIDEND' AND i.base > 0 ORDER BY i.base DESC LIMIT 1`,
    )
    const { refNo = '', base, id } = rows[0] ?? {}
    const holder = members.find(({ who }) => who.id === id)?.who
    if (!holder) throw new Error('No dividend.')
    const ask = async (more: object = {}): Promise<LineRow[]> =>
      (await line.ask(holder, 'settlementLines', { refNo, pageSize: 100, ...more })).value.list
    const sum = (lines: LineRow[], of: 'validBet' | 'winLoss' | 'given') =>
      lines.reduce((total, each) => total + units(each[of]), 0n)
    const team = await ask()
    expect(-sum(team, 'winLoss') - sum(team, 'given')).toBe(BigInt(base ?? 0))
    const [first] = team
    const bets = await ask({ account: first?.account })
    expect(sum(bets, 'validBet')).toBe(units(first?.validBet ?? ''))
    expect(bets.every(({ rate, amount }) => rate === null && amount === null)).toBe(true)
  }

  const members: { who: Member; share: number }[] = []
  const settled = ['HOURLY', 'DAILY', 'DIVIDEND'] as const

  it('are settled as a recomputation from their raw bets says, for each kind, and each item is paid once', async () => {
    const { next: pick } = random('contracts')
    members.push({ who: await line.join(null, 2), share: 1 })
    for (let at = 1; at < 11; at++) {
      const above = members[Math.floor(pick() * Math.min(at, 7))]
      if (!above) throw new Error('No upline.')
      members.push({ who: await line.join(above.who, at < 7 ? 1 : 0), share: above.share * (0.6 + pick() * 0.4) })
      for (const kind of settled) {
        const { tiers, top } = kinds[kind]
        const more = kind === 'DIVIDEND' ? { period: 'DAILY' } : {}
        const rate = (share: number) => (Math.floor(top * share * 1e6) / 1e6).toFixed(6)
        if (at === 1) await line.agree(null, above.who, kind, tiers(rate(1)), more)
        const own = members.at(-1)
        if (own && (await line.ask(above.who, 'contracts', { kind })).value.list[0])
          await line.agree(above.who, own.who, kind, tiers(rate(own.share)), more)
      }
    }
    for (const kind of settled) await line.backdate(kind, before(kinds[kind].at))
    for (let at = 0; at < 120; at++) {
      const who = members[Math.floor(pick() * members.length)]?.who
      if (who) {
        const stake = BigInt(Math.floor(pick() * 5_000_000) + 1)
        await line.bet(
          who,
          new Date(hour.getTime() - pick() * 2 * days).toISOString(),
          stake,
          pick() < 0.4 ? stake * 2n : 0n,
        )
      }
    }
    for (const kind of settled) while ((await line.settle(kind)) > 0);
    const due = await line.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM settlement_item WHERE status = 'DUE'`,
    )
    expect(due.rows[0]?.n).toBeGreaterThan(20)
    for (const kind of settled) {
      const runs = await runsOf(kind)
      expect(runs.length).toBeGreaterThan(1)
      for (const { id } of runs) expect(await verify(id)).toEqual([])
    }
    await expectLinesOfFigure()
    expect(await payDue(line.deps)).toBe(due.rows[0]?.n)
    const { rows } = await line.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM settlement_item i JOIN journal j ON j.id = i.journal_id AND j.ref_no = i.ref_no
       JOIN entry e ON e.journal_id = j.id AND e.amount = i.net`,
    )
    expect(rows[0]?.n).toBeGreaterThanOrEqual(due.rows[0]?.n ?? 0)
  }, 120_000)
})

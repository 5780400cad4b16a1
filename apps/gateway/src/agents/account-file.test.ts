import { dayIn } from '@boardwalk/api-client/contract'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { call, openGateway, type TestGateway } from '../../test/gateway.ts'
import { contractSlice } from '../contracts/read-contracts.ts'
import { type Line, type Member, openLine } from '../contracts/testing.ts'
import { formatMoney, parseMoney } from '../ledger/money.ts'
import { dayMs } from '../time-units.ts'

/** More than two slices of the file. */
const players = 2_300
let gateway: TestGateway
let line: Line
let origin: string
let [head, agent, stranger]: Member[] = []
beforeAll(async () => {
  gateway = await openGateway()
  origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 })
  line = openLine(gateway)
  head = await line.join(null, 2)
  agent = await line.join(head)
  stranger = await line.join(null, 2)
  await gateway.pool.query(
    `INSERT INTO member (id, merchant, username, skeleton, password_hash, nickname, type, upline_id, path, language,
       avatar_id, affiliate_code, status, registered_at)
     SELECT made.id, 'walogm', name, name, '-', name, 0, up.id, up.path || replace(made.id::text, '-', '')::ltree, 'EN', 'a01', name,
       CASE WHEN no % 7 = 0 THEN 'DISABLED' ELSE 'ACTIVE' END, now() - no * interval '1 hour'
     FROM (SELECT uuidv7() AS id, no, 'p' || md5(no::text) AS name FROM generate_series(1, $1::int) no) made, member up
     WHERE up.id = CASE WHEN no % 10 = 0 THEN $3::uuid ELSE $2::uuid END`,
    [players, (agent as Member).id, (stranger as Member).id],
  )
  await gateway.pool.query(
    `INSERT INTO member_day (member_id, day, game_category, vendor, merchant, bets, stake, valid_bet, payout, deposit,
       withdraw, bonus, commission, first_deposits)
     SELECT id, (now() AT TIME ZONE $1)::date, 'RNG', 'NOVA', 'walogm', 2, 20000, 20000, 15000, 0, 0, 0, 0, 0
     FROM member WHERE username LIKE 'p%' AND ascii(right(username, 1)) % 3 <> 0`,
    [line.merchant.timeZone],
  )
  await gateway.pool.query(
    `INSERT INTO member_day (member_id, day, game_category, vendor, merchant, bets, stake, valid_bet, payout, deposit)
     SELECT member_id, day, game.category, game.vendor, member_day.merchant, game.bets, game.bets * 10000, game.bets * 10000, 0, game.deposit
     FROM member_day JOIN member ON id = member_id AND ascii(right(username, 1)) % 2 = 0
       CROSS JOIN (VALUES ('LIVE', 'REEF', 3, 0), ('LIVE', 'NOVA', 1, 0), ('', '', 0, 70000)) game(category, vendor, bets, deposit)`,
  )
  // As the server does by itself after a while: without it, each page takes a minute.
  await gateway.pool.query('ANALYZE member, member_day')
})
afterAll(async () => await gateway.close())
afterEach(() => vi.restoreAllMocks())

type Row = { account: string; periodEnd: string }

/** Ends after today, because midnight may pass during the test. */
let week = { startDate: '', endDate: '' }
beforeAll(() => {
  const day = (n: number) => dayIn(line.merchant.timeZone, Date.now() + n * dayMs)
  week = { startDate: day(-6), endDate: day(1) }
})

const token = () => ({ token: (head as Member).token })

async function fileOf(
  name: 'agentAccountFile' | 'contractFile' | 'settlementFile',
  input: Record<string, unknown>,
  who = head as Member,
): Promise<Row[]> {
  // The file before this one is given back a moment after its last line.
  const { value } = await vi.waitFor(async () => {
    const given = await call(gateway.app, name, input, { token: who.token })
    expect(given.code).toBe('OK')
    return given
  }, 30_000)
  const answer = await fetch(`${origin}/wps/ac/rows?ticket=${value.ticket}`, { headers: { host: 'localhost' } })
  const lines = (await answer.text())
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text))
  const end = lines.pop()
  expect(end).toEqual({ end: lines.length })
  return lines
}

/** Every row of a list, page by page, in the order of the names. */
async function pagesOf(name: 'agentPnl' | 'agentTeam', input: Record<string, unknown>): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageNo = 1, total = 1; pageNo <= total; pageNo += 1) {
    const { value } = await call(gateway.app, name, { ...input, pageNo, pageSize: 100 }, token())
    total = value.totalPages
    rows.push(...value.list)
  }
  const names = new Map(rows.map((row) => [row.account, row]))
  return [...names.keys()].toSorted((a, b) => (a < b ? -1 : 1)).map((account) => names.get(account) as Row)
}

const money = ['deposit', 'withdraw', 'bonus', 'commission', 'net']

it.each([
  [{ figure: 'validBet' }, 1_000],
  [{ figure: 'registrations' }, 100],
  [{ figure: 'validBet', gameCategory: 'RNG' }, 1_000],
  [{ figure: 'winLoss', gameCategory: 'LIVE', vassalage: 'REEF' }, 500],
])('has every account behind %o as its pages have it, whose sums are the totals', async (filter, least) => {
  const rows = await fileOf('agentAccountFile', { of: 'PNL', ...filter, ...week })
  expect(rows).toEqual(await pagesOf('agentPnl', { ...filter, ...week }))
  expect(rows.length).toBeGreaterThan(least)
  const { summary, totalCount } = (await call(gateway.app, 'agentPnl', { ...filter, ...week }, token())).value
  expect(totalCount).toBe(rows.length)
  const all = rows as unknown as Record<string, string>[]
  for (const name of ['validBet', 'winLoss', ...money].filter((each) => each in summary))
    expect([name, formatMoney(all.reduce((sum, row) => sum + (parseMoney(row[name] ?? '') ?? 0n), 0n))]).toEqual([
      ...[name, summary[name]],
    ])
  const named = 'gameCategory' in filter ? [] : money
  expect([summary, rows[0] ?? {}].map((each) => money.filter((name) => name in each))).toEqual([named, named])
})

/** The figure of these questions is that of valid bets; names are compared as texts. */
const rank = (row: Record<string, string>, sort: string) =>
  sort === 'account' ? 0n : (parseMoney(row[sort === 'figure' ? 'validBet' : sort] ?? '') ?? 0n)

it.each([
  ...['figure', 'account', 'deposit', 'withdraw', 'validBet', 'winLoss', 'net'].map((sort) => ({ sort })),
  ...['account', 'validBet', 'winLoss'].map((sort) => ({ sort, gameCategory: 'LIVE' })),
])('orders the accounts over all pages, and repeats none: %o', async (asked) => {
  const rows: Record<string, string>[] = []
  for (let pageNo = 1, total = 1; pageNo <= total; pageNo += 1) {
    const { value } = await call(gateway.app, 'agentPnl', { ...asked, ...week, pageNo, pageSize: 100 }, token())
    total = value.totalPages
    rows.push(...value.list)
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThan(500)
  const tie = asked.sort === 'account' ? 'account' : 'id'
  const inOrder = rows.toSorted(
    (a, b) => Number(rank(b, asked.sort) - rank(a, asked.sort)) || (`${a[tie]}` < `${b[tie]}` ? -1 : 1),
  )
  expect(rows.map(({ account }) => account)).toEqual(inOrder.map(({ account }) => account))
})

it.each(['deposit', 'withdraw', 'net'])('refuses the order %s of some games, which belongs to none', async (sort) => {
  expect((await call(gateway.app, 'agentPnl', { sort, vassalage: 'NOVA' }, token())).code).toBe('VALIDATION_FAILED')
})

it.each(['registrations', 'deposit', 'active'])(
  'refuses the figure %s of some games, which belongs to none',
  async (figure) => {
    for (const games of [{ gameCategory: 'RNG' }, { vassalage: 'NOVA' }]) {
      const asked = { figure, ...games }
      expect((await call(gateway.app, 'agentPnl', asked, token())).code).toBe('VALIDATION_FAILED')
      expect((await call(gateway.app, 'agentAccountFile', { of: 'PNL', ...asked }, token())).code).toBe(
        'VALIDATION_FAILED',
      )
    }
  },
)

const connections = () =>
  new Promise<number>((resolve) => gateway.app.server.getConnections((_, count) => resolve(count)))

it('stops to read when its client goes in the middle, and gives back the lease and every connection', async () => {
  const { pool } = gateway
  const taken = () => pool.totalCount - pool.idleCount
  const before = taken()
  const whole = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let reads = 0
  vi.spyOn(pool, 'query').mockImplementation((async (...asked: unknown[]) => {
    if (JSON.stringify(asked[0]).includes('isFound')) {
      reads += 1
      if (reads === 2) begun.resolve()
      if (reads === 2) await goOn.promise
    }
    return await whole(...asked)
  }) as never)
  const asked = { of: 'PNL', ...week }
  const { value } = await call(gateway.app, 'agentAccountFile', asked, token())
  const leave = new AbortController()
  const address = `${origin}/wps/ac/rows?ticket=${value.ticket}`
  const answer = await fetch(address, { headers: { host: 'localhost' }, signal: leave.signal })
  expect((await answer.body?.getReader().read())?.value?.length).toBeGreaterThan(0)
  await begun.promise
  expect((await call(gateway.app, 'agentAccountFile', asked, token())).code).toBe('RATE_LIMITED')
  const open = await connections()
  leave.abort()
  await expect.poll(connections).toBeLessThan(open)
  goOn.resolve()
  await expect.poll(async () => (await call(gateway.app, 'agentAccountFile', asked, token())).code).toBe('OK')
  await expect.poll(() => [taken(), pool.waitingCount]).toEqual([before, 0])
  expect(reads).toBe(2)
  expect((await fileOf('agentAccountFile', asked)).length).toBeGreaterThan(1_000)
})

it('has every account of the team that a filter finds, and none of another', async () => {
  const all = await fileOf('agentAccountFile', { of: 'TEAM' })
  expect(all).toHaveLength(players - players / 10 + 1)
  expect(all).toEqual(await pagesOf('agentTeam', {}))
  const disabled = { status: 'DISABLED', scope: 'DIRECT', underAccount: (agent as Member).username }
  const some = await fileOf('agentAccountFile', { of: 'TEAM', ...disabled })
  expect(some).toEqual(await pagesOf('agentTeam', disabled))
  expect(some.length).toBeGreaterThan(200)
})

it('gives no ticket for an account outside of the team', async () => {
  const asked = { of: 'TEAM', underAccount: (stranger as Member).username }
  expect((await call(gateway.app, 'agentAccountFile', asked, token())).code).toBe('NOT_FOUND')
})

it('has every payment of a contract for its parties, as its pages have them, and for no other agent', async () => {
  await line.agree(null, head as Member, 'HOURLY', [{ minBet: '1.00', rate: '0.002' }])
  const contract = await line.agree(head as Member, agent as Member, 'HOURLY', [{ minBet: '1.00', rate: '0.001' }])
  const items = 2_100
  await gateway.pool.query(
    `WITH run AS (INSERT INTO settlement_run (id, merchant, kind, period, starts_at, ends_at, bets, valid_bet, stake, payout)
        SELECT uuidv7(), 'walogm', 'HOURLY', 'HOUR', at - interval '1 minute', at, 0, 0, 0, 0
        FROM generate_series(now() - interval '1 day', now() - interval '1 day' + ($3::int - 1) * interval '20 seconds',
          interval '20 seconds') at RETURNING id)
      INSERT INTO settlement_item (id, run_id, contract_id, member_id, ref_no, base, active, gross, deducted, net, status)
      SELECT uuidv7(), run.id, $1, $2, 'SL261124-' || upper(right(md5(run.id::text), 10)), 0, 0, 0, 0, 0, 'NONE' FROM run`,
    [contract.id, (agent as Member).id, items],
  )
  const { id } = contract
  const mine = await fileOf('settlementFile', { id }, agent as Member)
  expect(mine).toHaveLength(items)
  expect(await fileOf('settlementFile', { id })).toEqual(mine)
  const first = await call(gateway.app, 'contractSettlements', { id, pageSize: 100 }, token())
  expect(mine.slice(0, 100)).toEqual(first.value.list)
  expect(await fileOf('settlementFile', { id, show: 'PAYING' })).toEqual([])
  // The day on which the last instant of the fifth item is, in the zone of the brand.
  const dayOf = ({ periodEnd }: Row) => dayIn(line.merchant.timeZone, Date.parse(periodEnd) - 1)
  const day = dayOf(mine[5] as Row)
  const ofDay = await fileOf('settlementFile', { id, startDate: day, endDate: day })
  expect(ofDay).toEqual(mine.filter((row) => dayOf(row) === day))
  const counted = await call(gateway.app, 'contractSettlements', { id, startDate: day, endDate: day }, token())
  expect(counted.value.totalCount).toBe(ofDay.length)
  expect(await fileOf('settlementFile', { id, startDate: '2026-01-01', endDate: '2026-01-02' })).toEqual([])
  const other = { token: (stranger as Member).token }
  expect((await call(gateway.app, 'settlementFile', { id }, other)).code).toBe('NOT_FOUND')
})

it('has every contract of the filter for its holder and the staff of one, and no contract of others', async () => {
  const whole = { kind: 'HOURLY', view: 'DOWNLINE' } as const
  const asked: Record<string, unknown> = whole
  const pages = async (who: Member, input: object) =>
    (await call(gateway.app, 'contracts', { ...asked, ...input, pageSize: 100 }, { token: who.token })).value.list
  await line.agree(head as Member, agent as Member, 'HOURLY', [{ minBet: '2.00', rate: '0.0005' }])
  const all = await fileOf('contractFile', asked)
  expect(all.length).toBeGreaterThan(1)
  expect(all).toEqual(await pages(head as Member, {}))
  const walked: { id: string }[] = []
  for (let slice = walked; ; ) {
    const place = { before: walked.at(-1)?.id ?? null, limit: 1 }
    slice = await contractSlice(gateway.deps.db, (head as Member).id, { ...whole, status: 'ALL' }, place)
    if (slice.length === 0) break
    walked.push(...slice)
  }
  expect(walked).toEqual(all)
  const active = await fileOf('contractFile', { ...asked, status: 'ACTIVE', account: (agent as Member).username })
  expect(active).toEqual(all.filter((row) => (row as unknown as { status: string }).status === 'ACTIVE'))
  const staff = await line.join(head as Member, 0)
  await line.rewrite('UPDATE member SET type = 42 WHERE id = $1', [staff.id])
  expect(await fileOf('contractFile', asked, staff)).toEqual(all)
  expect(await fileOf('contractFile', asked, stranger as Member)).toEqual([])
  const mine = { kind: 'HOURLY', view: 'MINE' }
  expect(await fileOf('contractFile', mine, agent as Member)).toEqual(await pages(agent as Member, mine))
})

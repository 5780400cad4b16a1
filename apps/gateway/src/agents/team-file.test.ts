import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type Player, type TestGateway } from '../../test/gateway.ts'
import { type Member, openLine } from '../contracts/testing.ts'
import { rollUp } from './roll-up.ts'

const rows = 4_500
const tooMany = 40_000
let gateway: TestGateway
let origin: string
let head: Member
let player: Member
/** Settled bets, the first one a minute ago and each one before the last. */
const fillBets = (who: Member, from: number, to: number) =>
  gateway.pool.query(
    `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
       game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
     SELECT 'test', $1 || '-' || no, 'BT261124-' || upper(right(md5($1 || no), 10)), 'walogm', $1::uuid, no, $1::uuid, $1::uuid, 'x',
       'NOVA', 'RNG', currency, 10000 + no, 10000 + no, 0, 0, 10000, 'SETTLED', at, at
     FROM generate_series($2::int, $3::int) no, LATERAL (SELECT now() - interval '1 minute' - no * interval '5 seconds' AS at) t,
       (SELECT currency FROM merchant WHERE code = 'walogm') m`,
    [who.id, from, to],
  )

beforeAll(async () => {
  gateway = await openGateway()
  origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 })
  const line = openLine(gateway)
  const top = await line.join(null, 2)
  head = top
  player = await line.join(top)
  await fillBets(player, 1, rows)
  await fillBets(await line.join(null, 0), 1, 10)
  await gateway.pool.query(
    `INSERT INTO member_day_due (member_id, at) SELECT DISTINCT member_id, date_trunc('hour', settled_at) FROM bet`,
  )
  await gateway.deps.db.transaction((tx) => rollUp(tx, line.merchant))
})
afterAll(async () => await gateway.close())

const since = () => new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
const ask = async (input: object = {}, who: Player = head) =>
  await call(gateway.app, 'agentFile', { of: 'BETS', startDate: since(), ...input }, { token: who.token })
const addressOf = (ticket: string) => `${origin}/wps/ac/rows?ticket=${ticket}`
const host = { host: 'localhost' }
const open = async (ticket: string) => await fetch(addressOf(ticket), { headers: host })
/** Takes nothing of the body; `fetch` would read ahead. */
const openUnread = (ticket: string) =>
  new Promise<IncomingMessage>((resolve, reject) =>
    get(addressOf(ticket), { headers: host }, resolve).once('error', reject),
  )

it('has every row of the filter once, as the page has them, and says at the end how many', async () => {
  const { value } = await ask()
  const answer = await open(value.ticket)
  expect(answer.headers.get('content-type')).toContain('ndjson')
  const lines = (await answer.text())
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text))
  expect(lines.pop()).toEqual({ end: rows })
  expect(lines).toHaveLength(rows)
  expect(new Set(lines.map(({ refNo }) => refNo)).size).toBe(rows)
  const page = await call(gateway.app, 'agentBets', { startDate: since(), pageSize: 1000 }, { token: head.token })
  expect(lines.slice(0, 1000)).toEqual(page.value.list)
  expect(page.value.totalCount).toBe(rows)
  expect((await open(value.ticket)).status).toBe(401)
})

it('reads one file of an account at a time, and another as soon as the first one is left', async () => {
  // More than the buffers of both ends take in while nothing is read.
  await fillBets(player, rows + 1, tooMany)
  const first = await openUnread((await ask()).value.ticket)
  expect((await ask()).code).toBe('RATE_LIMITED')
  first.destroy()
  await expect.poll(async () => (await ask()).code, { timeout: 30_000 }).toBe('OK')
  const second = await open((await ask()).value.ticket)
  expect((await second.text()).endsWith(`{"end":${tooMany}}\n`)).toBe(true)
})

it('has every payment of the agent, of one kind or of all, in the order of the page', async () => {
  const { id: agentId } = head
  const items = 2_600
  // Two kinds of contract whose windows end at the same instants.
  for (const [kind, period] of [
    ['REALTIME', 'FIVE_MINUTES'],
    ['HOURLY', 'HOUR'],
  ] as const)
    await gateway.pool.query(
      `WITH own AS (INSERT INTO contract (id, merchant, kind, downline_id, period, tiers, top_rate, top_loss_rate)
          VALUES (uuidv7(), 'walogm', $1, $2, $3, '[]', 1, 0) RETURNING id),
        run AS (INSERT INTO settlement_run (id, merchant, kind, period, starts_at, ends_at, bets, valid_bet, stake, payout)
          SELECT uuidv7(), 'walogm', $1, $3, at - interval '1 minute', at, 0, 0, 0, 0
          FROM generate_series(now() - interval '1 day', now() - interval '1 day' + ($4::int - 1) * interval '20 seconds',
            interval '20 seconds') at RETURNING id)
      INSERT INTO settlement_item (id, run_id, contract_id, member_id, ref_no, base, active, gross, deducted, net, status)
        SELECT uuidv7(), run.id, own.id, $2, 'SL261124-' || upper(right(md5(run.id::text), 10)), 0, 0, 0, 0, 0, 'NONE' FROM run, own`,
      [kind, agentId, period, items],
    )
  const file = async (source: string) => {
    const answer = await open((await ask({ of: 'INCOME', source })).value.ticket)
    return (await answer.text())
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text))
  }
  const all = await file('ALL')
  expect(all.pop()).toEqual({ end: 2 * items })
  expect(new Set(all.map(({ refNo }) => refNo)).size).toBe(2 * items)
  const page = await call(gateway.app, 'agentIncome', { startDate: since(), pageSize: 1000 }, { token: head.token })
  expect(all.slice(0, 1000)).toEqual(page.value.list)
  const hourly = await file('HOURLY')
  expect(hourly.pop()).toEqual({ end: items })
  expect(new Set(hourly.map(({ kind }) => kind))).toEqual(new Set(['HOURLY']))
})

it('gives no ticket for an account outside of the team, to a player, or after the session', async () => {
  const other = await newPlayer(gateway.app)
  expect((await ask({ underAccount: other.username })).code).toBe('NOT_FOUND')
  expect((await ask({}, other)).code).toBe('AGENT_ONLY')
  const { ticket } = (await ask({ of: 'ENTRIES' })).value
  await call(gateway.app, 'logout', {}, { token: head.token })
  expect((await open(ticket)).status).toBe(401)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type Player, type TestGateway } from '../../test/gateway.ts'
import { openLine } from '../contracts/testing.ts'

const rows = 4_500
let gateway: TestGateway
let origin: string
let head: Player
beforeAll(async () => {
  gateway = await openGateway()
  origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 })
  const line = openLine(gateway)
  const top = await line.join(null, 2)
  head = top
  const [agent, stranger] = [await line.join(top), await line.join(null, 0)]
  for (const [who, count] of [
    [agent, rows],
    [stranger, 10],
  ] as const)
    await gateway.pool.query(
      `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
         game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
       SELECT 'test', $1 || '-' || no, 'BT261124-' || upper(right(md5($1 || no), 10)), $2, $1::uuid, no, $1::uuid, $1::uuid, 'x', 'NOVA',
         'RNG', $3, 10000 + no, 10000 + no, 0, 0, 10000, 'SETTLED', now() - no * interval '9 seconds', now() - no * interval '9 seconds'
       FROM generate_series(1, $4::int) no`,
      [who.id, 'walogm', line.merchant.currency, count],
    )
})
afterAll(async () => await gateway.close())

const since = () => new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
const ask = async (input: object = {}, who = head) =>
  await call(gateway.app, 'agentFile', { of: 'BETS', startDate: since(), ...input }, { token: who.token })
const open = async (ticket: string, signal?: AbortSignal) =>
  await fetch(`${origin}/wps/ac/rows?ticket=${ticket}`, { headers: { host: 'localhost' }, ...(signal && { signal }) })

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
  const leave = new AbortController()
  const first = await open((await ask()).value.ticket, leave.signal)
  const reader = first.body?.getReader()
  await reader?.read()
  expect((await ask()).code).toBe('RATE_LIMITED')
  leave.abort()
  await expect.poll(async () => (await ask()).code, { timeout: 30_000 }).toBe('OK')
  const second = await open((await ask()).value.ticket)
  expect((await second.text()).endsWith(`{"end":${rows}}\n`)).toBe(true)
})

it('gives no ticket for an account outside of the team, to a player, or after the session', async () => {
  const other = await newPlayer(gateway.app)
  expect((await ask({ underAccount: other.username })).code).toBe('NOT_FOUND')
  expect((await ask({}, other)).code).toBe('AGENT_ONLY')
  const { ticket } = (await ask({ of: 'ENTRIES' })).value
  await call(gateway.app, 'logout', {}, { token: head.token })
  expect((await open(ticket)).status).toBe(401)
})

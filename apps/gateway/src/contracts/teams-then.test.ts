import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../test/gateway.ts'
import { rollUp } from '../agents/roll-up.ts'
import { transact } from '../db/client.ts'
import { parseMoney } from '../ledger/money.ts'
import { payDue } from './pay-due.ts'
import { settleWindow } from './settle-window.ts'
import { correctNow, differencesOf, type Line, type Member, openLine } from './testing.ts'

let gateway: TestGateway
let line: Line
let head: Member
let other: Member
let agent: Member
let player: Member
beforeAll(async () => {
  gateway = await openGateway()
  line = openLine(gateway)
  head = await line.join(null, 2)
  other = await line.join(null, 2)
  agent = await line.join(head)
  player = await line.join(agent, 0)
})
afterAll(async () => await gateway.close())

const units = (text: string) => parseMoney(text) ?? 0n
const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000)
const before = (minutes: number) => new Date(hour.getTime() - minutes * 60_000).toISOString()
const hourly = (rate: string) => [{ minBet: '1.00', rate }]
const undo = (stake: string) =>
  line.pool.query(`UPDATE bet SET status = 'ROLLED_BACK', settled_at = NULL WHERE member_id = $1 AND stake = $2`, [
    player.id,
    units(stake),
  ])
const settlementsOf = async (who: Member) => {
  const { rows } = await line.pool.query<{ refNo: string; net: string; fixed: string }>(
    `SELECT i.ref_no AS "refNo", i.net, (SELECT sum(amount) FROM settlement_fix f WHERE f.item_id = i.id) AS fixed
     FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id WHERE i.member_id = $1 ORDER BY r.starts_at`,
    [who.id],
  )
  return rows
}
const move = async (who: Member, to: Member) =>
  (
    await gateway.app.inject({
      ...{ method: 'PUT', url: `/ops/members/${who.id}/upline`, payload: { uplineId: to.id, reason: 'asked by both' } },
      headers: {
        ...{ host: 'localhost', authorization: `Bearer ${gateway.deps.config.opsSecrets.RISK}` },
        'idempotency-key': randomUUID(),
      },
    })
  ).json()

it('keeps settlements to the teams of their windows after a move, and corrects only changed bets', async () => {
  await line.agree(null, head, 'HOURLY', hourly('0.01'))
  await line.agree(null, other, 'HOURLY', hourly('0.01'))
  await line.agree(head, agent, 'HOURLY', hourly('0.004'))
  await line.backdate('HOURLY', before(240))
  await line.bet(player, before(230), units('200.00'))
  await line.bet(player, before(220), units('100.00'))
  await line.bet(player, before(170), units('400.00'))
  while ((await line.settle('HOURLY')) > 0);
  await payDue(line.deps)
  const paid = await settlementsOf(head)
  expect(paid.slice(0, 2).map(({ net }) => net)).toEqual(['18000', '24000'])

  expect((await move(agent, other)).code).toBe('OK')
  expect(await correctNow(line)).toBe(0)
  expect(await differencesOf(line, 'HOURLY')).toEqual([])
  await undo('100.00')
  // The head loses 1.00 less 0.40 and the agent 0.40; the new upline nothing.
  expect(await correctNow(line)).toBe(2)
  expect((await settlementsOf(head)).map(({ fixed }) => fixed).slice(0, 2)).toEqual(['-6000', null])
  expect((await settlementsOf(agent)).map(({ fixed }) => fixed).slice(0, 2)).toEqual(['-4000', null])
  expect((await settlementsOf(other)).every(({ net, fixed }) => net === '0' && fixed === null)).toBe(true)
  expect(await differencesOf(line, 'HOURLY')).toEqual([])
})

it('lists the bets of the team of the window with its corrections, to the upline while the team is its own', async () => {
  const refNo = (await settlementsOf(agent))[0]?.refNo ?? ''
  const { value } = await line.ask(agent, 'settlementLines', { refNo })
  expect(value.list).toMatchObject([{ account: player.username, validBet: '200.00' }])
  expect(value.fixes).toMatchObject([{ gross: '0.80', deducted: '0.00', amount: '-0.40' }])
  expect(value.fixes[0].refNo).toMatch(/^SL/)
  expect((await line.ask(head, 'settlementLines', { refNo })).code).toBe('NOT_FOUND')
  const own = (await settlementsOf(head))[0]?.refNo ?? ''
  // The sums stay, without the names of accounts that are no longer its own.
  expect((await line.ask(head, 'settlementLines', { refNo: own })).value.list).toMatchObject([
    { account: null, validBet: '200.00', winLoss: '-200.00', active: true },
  ])
  const asked = { refNo: own, account: player.username }
  expect((await line.ask(head, 'settlementLines', asked)).value.list).toEqual([])
})

it('pays windows that begin after the move for the new team', async () => {
  await line.rewrite('UPDATE member_place SET until = $1', [before(180)])
  await line.rewrite('DELETE FROM settlement_run WHERE starts_at >= $1', [before(180)])
  await line.bet(player, before(150), units('500.00'))
  const { code, currency } = line.merchant
  const window = { merchant: code, currency, kind: 'HOURLY', period: 'HOUR', activeBet: units('100.00') } as const
  const span = { start: new Date(before(180)), end: new Date(before(120)) }
  await transact(line.pool, (tx, client) => settleWindow(tx, client, { ...window, ...span }))
  expect((await settlementsOf(other)).some(({ net }) => net !== '0')).toBe(true)
})

it('reports an item that is missing', async () => {
  const { rows } = await line.pool.query<{ id: string }>('SELECT run_id AS id FROM settlement_item WHERE ref_no = $1', [
    (await settlementsOf(head))[0]?.refNo,
  ])
  await line.rewrite('DELETE FROM settlement_item WHERE run_id = $1 AND member_id = $2', [rows[0]?.id, head.id])
  expect(await differencesOf(line, 'HOURLY')).toMatchObject([
    { stored: null, expected: { gross: '2.00', net: '1.20' } },
  ])
})

it('corrects a dividend of many days, whose bets changed in its first days', async () => {
  const { timeZone } = line.merchant
  const { rows } = await line.pool.query<{ start: Date; end: Date }>(
    `SELECT (day - 8)::timestamp AT TIME ZONE $1 AS start, (day - 1)::timestamp AT TIME ZONE $1 AS end
     FROM (SELECT (now() AT TIME ZONE $1)::date AS day) today`,
    [timeZone],
  )
  const span = rows[0] ?? { start: new Date(0), end: new Date(0) }
  const first = new Date(span.start.getTime() + 3_600_000).toISOString()
  const due = async () => {
    await line.pool.query('INSERT INTO member_day_due (member_id, at) VALUES ($1, $2)', [player.id, first])
    await line.deps.db.transaction((tx) => rollUp(tx, line.merchant))
  }
  const tiers = [{ minValidBet: '1.00', minLoss: '1.00', minActive: 1, rate: '0.1' }]
  await line.agree(null, other, 'DIVIDEND', tiers, { period: 'WEEKLY' })
  await line.backdate('DIVIDEND', span.start.toISOString())
  await line.rewrite('DELETE FROM member_place', [])
  await line.bet(player, first, units('900.00'))
  await line.bet(player, first, units('600.00'))
  await due()
  const window = { merchant: line.merchant.code, currency: line.merchant.currency, kind: 'DIVIDEND' } as const
  const asked = { ...window, ...span, period: 'WEEKLY', activeBet: units('100.00') } as const
  await transact(line.pool, (tx, client) => settleWindow(tx, client, asked))
  await correctNow(line)
  const dividend = async () =>
    (
      await line.pool.query<{ net: string; fixed: string | null }>(
        `SELECT i.net, (SELECT sum(amount) FROM settlement_fix f WHERE f.item_id = i.id) AS fixed
         FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id WHERE r.kind = 'DIVIDEND'`,
      )
    ).rows
  expect(await dividend()).toEqual([{ net: '1500000', fixed: null }])
  await undo('600.00')
  await due()
  expect(await correctNow(line)).toBe(1)
  expect(await dividend()).toEqual([{ net: '1500000', fixed: '-600000' }])
})

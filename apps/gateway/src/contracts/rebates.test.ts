import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway, type TestGateway } from '../../test/gateway.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { parseMoney } from '../ledger/money.ts'
import { payDue } from './pay-due.ts'
import { boundaryBefore } from './periods.ts'
import { correctNow, differencesOf, type Line, type Member, openLine } from './testing.ts'

let gateway: TestGateway
let line: Line
let head: Member
let agent: Member
let player: Member
let late: Member
let other: Member
let today: Date
beforeAll(async () => {
  gateway = await openGateway()
  line = openLine(gateway)
  today = boundaryBefore('DAILY', line.merchant.timeZone, new Date())
  head = await line.join(null, 2)
  agent = await line.join(head)
  player = await line.join(agent, 0)
  late = await line.join(agent, 0)
  other = await line.join(null, 2)
  await line.rewrite('UPDATE member SET registered_at = $1', [at(10, 0)])
  // Three days ago; the day before yesterday the agent's rate falls in the afternoon.
  await history(head, [[3, -1, 8_000]])
  await history(agent, [...[[3, -1, 6_000] as const, [2, 15, 4_000] as const]])
  await history(player, [[3, -1, 2_000]])
  await history(other, [[2, 10, 1_000]])
  // A new account: its first rate is above that with which its upline began the day.
  await line.rewrite('UPDATE member SET registered_at = $2 WHERE id = $1', [late.id, at(1, 9)])
  await history(late, [[1, 9, 5_000]])
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool)).filter(({ id }) => id !== 'L8')
  await gateway.close()
  expect(broken).toEqual([])
})

const units = (text: string) => parseMoney(text) ?? 0n
const at = (days: number, hours: number) =>
  new Date(today.getTime() - days * 86_400_000 + hours * 3_600_000).toISOString()
async function history(who: Member, rates: readonly (readonly [days: number, hours: number, rate: number])[]) {
  for (const [days, hours, rate] of rates)
    await line.pool.query('INSERT INTO member_rebate (member_id, since, merchant, rate) VALUES ($1, $2, $3, $4)', [
      ...[who.id, at(days, hours), line.merchant.code, rate],
    ])
}
const itemsOf = async (who: Member) =>
  (
    await line.pool.query<{ day: number; text: string }>(
      `SELECT (extract(epoch FROM $2::timestamptz - r.starts_at) / 86400)::int AS day,
         concat_ws(' ', i.base, i.rate, i.gross, i.deducted, i.net, i.status) AS text
       FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id WHERE i.member_id = $1 ORDER BY r.starts_at`,
      [who.id, today],
    )
  ).rows.map(({ day, text }) => `${day}: ${text}`)
const asOperator = async (url: string, payload: object) =>
  (
    await gateway.app.inject({
      ...{ method: 'PUT', url, payload },
      headers: {
        ...{ host: 'localhost', authorization: `Bearer ${line.deps.config.opsSecrets.RISK}` },
        'idempotency-key': randomUUID(),
      },
    })
  ).json()
const cashOf = async (who: Member) => (await line.ask(who, 'balance')).value.cash

describe('rebates (docs/decisions/0123)', () => {
  it('pay each account its rate of the whole line less those of its downlines, once for a day', async () => {
    await line.bet(player, at(3, 1), units('1000.00'), units('500.00'))
    await line.bet(agent, at(3, 20), units('100.00'))
    await line.bet(head, at(3, 23), units('10.00'))
    await line.bet(player, at(2, 23), units('500.00'))
    await line.bet(player, at(1, 1), units('200.00'))
    await line.bet(late, at(1, 10), units('50.00'))
    for (const day of [3, 2, 1]) await line.bet(other, at(day, 12), units('100.00'))
    const cash = await Promise.all([head, agent, player].map(cashOf))
    const settled = await Promise.all([line.settle('REBATE'), line.settle('REBATE'), line.settle('REBATE')])
    expect(settled.reduce((a, b) => a + b, 0)).toBe(3)
    expect(await line.settle('REBATE')).toBe(0)
    // The head has 0.8% of 1,110.00 less 0.6% of 1,100.00, its agent less 0.2% of 1,000.00.
    expect((await itemsOf(head))[0]).toBe('3: 11100000 8000 88800 66000 22800 DUE')
    expect((await itemsOf(agent))[0]).toBe('3: 11000000 6000 66000 20000 46000 DUE')
    expect((await itemsOf(player))[0]).toBe('3: 10000000 2000 20000 0 20000 DUE')
    expect(await differencesOf(line, 'REBATE')).toEqual([])
    await Promise.all([payDue(line.deps), payDue(line.deps)])
    expect(await Promise.all([head, agent, player].map(cashOf))).not.toEqual(cash)
    const { rows } = await line.pool.query(
      `SELECT source, ext_id, ref_no FROM journal WHERE kind = 'RBT' AND shard_key = $1 ORDER BY id`,
      [player.id],
    )
    expect(rows[0]).toMatchObject({ source: 'rebate', ref_no: expect.stringMatching(/^RB\d{6}-/) })
    expect(rows[0].ext_id.startsWith(player.id)).toBe(true)
    expect(rows).toHaveLength(3)
  })

  it('count the rate with which a day began, and the first of a new account, never above its upline', async () => {
    // Two days ago the rate was lowered during the day; the next day begins with 0.4%.
    expect((await itemsOf(agent)).slice(1)).toEqual([
      '2: 5000000 6000 30000 10000 20000 PAID',
      '1: 2500000 4000 10000 6000 4000 PAID',
    ])
    expect(await itemsOf(other)).toEqual(['1: 1000000 1000 1000 0 1000 PAID'])
    expect(await itemsOf(late)).toEqual(['1: 500000 4000 2000 0 2000 PAID'])
  })

  it('are income of an agent with the accounts behind it, its own included', async () => {
    const days = { startDate: at(4, 20).slice(0, 10), kind: 'REBATE' }
    const { list, summary } = (await line.ask(agent, 'agentIncome', days)).value
    expect(list.map(({ kind, net }: { kind: string; net: string }) => `${kind} ${net}`)).toEqual([
      ...['REBATE 0.40', 'REBATE 2.00', 'REBATE 4.60'],
    ])
    expect(summary.kinds).toMatchObject([{ kind: 'REBATE', items: 3, net: '7.00' }])
    const { refNo } = list[2]
    const lines = (await line.ask(agent, 'settlementLines', { refNo })).value
    expect(lines).toMatchObject({ contract: null, income: { rate: '0.006', base: '1100.00' }, totalCount: 2 })
    expect(lines.list.map(({ validBet }: { validBet: string }) => validBet)).toEqual(['1000.00', '100.00'])
    expect(lines.list).toMatchObject([{ own: false }, { account: agent.username, own: true }])
    const bets = (await line.ask(agent, 'settlementLines', { refNo, account: player.username })).value.list
    expect(bets).toMatchObject([{ stake: '1000.00', result: 'LOSS', rate: null, amount: null }])
    for (const other of [head, player])
      expect((await line.ask(other, 'settlementLines', { refNo })).code).not.toBe('OK')
  })

  it('follow a bet that is undone and one that comes later by counter-entries', async () => {
    await line.pool.query(
      `UPDATE bet SET status = 'ROLLED_BACK', settled_at = NULL WHERE member_id = $1 AND stake = $2`,
      [late.id, units('50.00')],
    )
    await line.bet(head, at(1, 12), units('30.00'))
    const second = await line.join(head, 0)
    await line.rewrite('UPDATE member SET registered_at = $2 WHERE id = $1', [second.id, at(1, 2)])
    await history(second, [[1, 2, 1_000]])
    await line.bet(second, at(1, 13), units('80.00'))
    // The agent's own does not change: it earned nothing by the bet that was undone.
    expect(await correctNow(line)).toBe(3)
    expect(await correctNow(line)).toBe(0)
    expect(await differencesOf(line, 'REBATE')).toEqual([])
    expect((await itemsOf(second))[0]).toBe('1: 0 1000 0 0 0 NONE')
    expect(await cashOf(second)).toBe('1000.08')
    const { list } = (await line.ask(agent, 'agentIncome', { startDate: at(4, 20).slice(0, 10), kind: 'REBATE' })).value
    expect(list[0]).toMatchObject({ net: '0.40', corrected: '0.00' })
  })

  it('stay those of the line with which a day began, when an account moves', async () => {
    const payload = { uplineId: other.id, reason: 'asked by both' }
    const moved = await asOperator(`/ops/members/${player.id}/upline`, payload)
    expect(moved.code).toBe('OK')
    expect(await differencesOf(line, 'REBATE')).toEqual([])
    expect((await line.ask(other, 'downline', { id: player.id })).value.rebate).toBe('0')
  })

  it('keep their rates over time: the database writes each change and refuses another past', async () => {
    const set = (rebate: string) => asOperator(`/ops/members/${head.id}/rebate`, { rebate, reason: 'agreed' })
    const written = async () =>
      (
        await line.pool.query<{ rate: number }>(
          'SELECT rate FROM member_rebate WHERE member_id = $1 AND since > $2 ORDER BY since',
          [head.id, today],
        )
      ).rows.map(({ rate }) => rate)
    for (const rebate of ['0.007', '0.007', '0.009']) expect((await set(rebate)).code).toBe('OK')
    expect(await written()).toEqual([7_000, 9_000])
    for (const text of ['UPDATE member_rebate SET rate = 1', 'DELETE FROM member_rebate', 'TRUNCATE member_rebate'])
      await expect(line.pool.query(text)).rejects.toThrow('is kept')
  })
})

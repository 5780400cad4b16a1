import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { call, newPlayer, send, testConfig } from '../../test/gateway.ts'
import { wholeGateway } from '../../test/whole-gateway.ts'
import type { OpsRole } from '../ops/ops-gate.ts'

const merchant = 'walogm'
const reason = 'a round that was paid twice'
const gateway = wholeGateway()

type Way = { role?: OpsRole; key?: string }
const ops = (
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  { role = 'FINANCE', key = randomUUID() }: Way = {},
) =>
  send(gateway.app, {
    ...{ method, url: `/ops/adjustments${path}`, ...(payload && { payload }) },
    headers: { authorization: `Bearer ${testConfig.opsSecrets[role]}`, 'idempotency-key': key },
  })
const decide = (refNo: string, role: OpsRole, key?: string) =>
  ops('POST', `/${refNo}/approve`, {}, { role, ...(key && { key }) })

async function account() {
  const { username, token } = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [username])
  const memberId = rows[0]?.id ?? ''
  const ask = (name: Parameters<typeof call>[1], input = {}) => call(gateway.app, name, input, { token })
  const cash = async () => {
    const found = await gateway.pool.query<{ balance: string }>(
      `SELECT balance FROM account WHERE member_id = $1 AND type = 'CASH'`,
      [memberId],
    )
    return Number(found.rows[0]?.balance) / 10_000
  }
  const adjust = (amount: string, way?: Way) => ops('POST', '', { merchant, account: username, amount, reason }, way)
  return { username, memberId, ask, cash, adjust }
}

describe('a small adjustment', () => {
  it.each([
    ['20.50', 1020.5, 'IN', 'added'],
    ['-20.50', 979.5, 'OUT', 'taken'],
  ])(
    'of %s is posted by one operator, with a message and a line in the account record',
    async (amount, left, direction, word) => {
      const { memberId, ask, cash, adjust } = await account()
      const { code, value } = await adjust(amount)
      expect([code, value.status, await cash()]).toEqual(['OK', 'POSTED', left])
      const [line] = (await ask('transactions')).value.list
      expect(line).toMatchObject({ refNo: value.refNo, kind: 'ADJ', reason: 'OPERATOR', direction, amount: '20.50' })
      const [message] = (await ask('messages')).value.list
      expect(message.title).toContain(word)
      expect((await ask('message', { id: message.id })).value.content).toContain('₱20.50')
      const { rows } = await gateway.pool.query(
        `SELECT detail FROM audit_log WHERE action = 'ops.adjustment' AND member_id = $1`,
        [memberId],
      )
      expect(rows).toEqual([
        { detail: expect.objectContaining({ reason, amount, proposedBy: 'FINANCE', refNo: value.refNo }) },
      ])
    },
  )

  it('is posted once for a key that is sent ten times at once', async () => {
    const { cash, adjust } = await account()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => adjust('5.00', { key })))
    const codes = new Set(answers.map(({ code }) => code))
    expect([...codes].every((code) => code === 'OK' || code === 'IDEMPOTENCY_IN_PROGRESS')).toBe(true)
    expect(codes).toContain('OK')
    expect(await cash()).toBe(1005)
    expect((await adjust('6.00', { key })).code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('never takes the wallet below zero', async () => {
    const { cash, adjust } = await account()
    for (const part of ['-400.00', '-100.00']) expect((await adjust(part)).value.status).toBe('POSTED')
    const { refNo } = (await adjust('-500.01')).value
    expect(await decide(refNo, 'RISK')).toMatchObject({ code: 'INSUFFICIENT_FUNDS', value: { available: '500.00' } })
    expect(await cash()).toBe(500)
  })
})

describe('a large adjustment', () => {
  it('waits for another operator, and is posted by that one', async () => {
    const { ask, cash, adjust } = await account()
    const { refNo, status } = (await adjust('500.01')).value
    expect([status, await cash(), (await ask('messages')).value.totalCount]).toEqual(['WAITING', 1000, 0])
    expect(await decide(refNo, 'FINANCE')).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await cash()).toBe(1000)
    expect((await ops('GET', '', undefined, { role: 'RISK' })).value.list[0]).toMatchObject({
      refNo,
      amount: '500.01',
      reason,
    })
    expect(await decide(refNo, 'RISK')).toMatchObject({ code: 'OK', value: { refNo, status: 'POSTED' } })
    expect(await cash()).toBe(1500.01)
  })

  it('is one when parts of it come one after another, or side by side', async () => {
    const { cash, adjust } = await account()
    const parts = await Promise.all(['300.00', '300.00', '-300.00'].map((part) => adjust(part)))
    expect(parts.map(({ value }) => value.status).sort()).toEqual(['POSTED', 'WAITING', 'WAITING'])
    expect((await adjust('200.01')).value.status).toBe('WAITING')
    expect((await adjust('200.00')).value.status).toBe('POSTED')
    expect([900, 1500]).toContain(await cash())
  })

  it('is posted once when approvals race', async () => {
    const { cash, adjust } = await account()
    const { refNo } = (await adjust('600.00')).value
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(refNo, 'RISK')))
    expect(answers.map(({ code }) => code).sort()).toEqual(['OK', ...Array(5).fill('STATE_INVALID')])
    expect(await cash()).toBe(1600)
  })

  it('that was rejected moves nothing, and cannot be approved any more', async () => {
    const { cash, adjust } = await account()
    const { refNo } = (await adjust('600.00', { role: 'RISK' })).value
    expect((await ops('POST', `/${refNo}/reject`, {}, { role: 'RISK' })).code).toBe('VALIDATION_FAILED')
    expect((await ops('POST', `/${refNo}/reject`, { reason }, { role: 'RISK' })).value.status).toBe('REJECTED')
    expect(await decide(refNo, 'FINANCE')).toMatchObject({ code: 'STATE_INVALID', value: { status: 'REJECTED' } })
    expect(await cash()).toBe(1000)
  })
})

describe('is refused', () => {
  it('an approval for an account that was closed since the proposal, and can still be rejected', async () => {
    const { memberId, cash, adjust } = await account()
    const { value } = await adjust('600.00')
    await gateway.pool.query(`UPDATE member SET status = 'CLOSED' WHERE id = $1`, [memberId])
    expect((await decide(value.refNo, 'RISK')).code).toBe('STATE_INVALID')
    expect(await cash()).toBe(1000)
    const rejected = await ops('POST', `/${value.refNo}/reject`, { reason: 'the account is closed' }, { role: 'RISK' })
    expect([rejected.code, rejected.value.status]).toEqual(['OK', 'REJECTED'])
  })

  it.each(['0.00', '0.005', '4950abc', '1e3', '', '99999999999999999.00', '--5.00', '１.00'])(
    'an amount of "%s"',
    async (amount) => {
      const { cash, adjust } = await account()
      expect(await adjust(amount)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
      expect(await cash()).toBe(1000)
    },
  )

  it.each([
    ['no reason', { reason: ' ' }, 'VALIDATION_FAILED'],
    ['an unknown field', { currency: 'TLB' }, 'VALIDATION_FAILED'],
    ['an unknown site', { merchant: 'nowhere' }, 'VALIDATION_FAILED'],
    ['an account of another site', { merchant: '90jlbdtf1' }, 'NOT_FOUND'],
  ])('%s', async (_, over, code) => {
    const { username } = await account()
    expect((await ops('POST', '', { merchant, account: username, amount: '5.00', reason, ...over })).code).toBe(code)
  })

  it.each([
    ['a trial account', 'type = 4', 'TRIAL_FORBIDDEN'],
    ['an agent’s staff', 'type = 42', 'FORBIDDEN'],
    ['a closed account', `status = 'CLOSED'`, 'STATE_INVALID'],
  ])('%s', async (_, change, code) => {
    const { memberId, adjust } = await account()
    await gateway.pool.query(`UPDATE member SET ${change} WHERE id = $1`, [memberId])
    expect((await adjust('5.00')).code).toBe(code)
  })

  it('an operator of content, an unknown number, and a write without a key', async () => {
    const { username } = await account()
    const body = { merchant, account: username, amount: '5.00', reason }
    expect((await ops('POST', '', body, { role: 'CONTENT' })).code).toBe('AUTH_REQUIRED')
    expect((await decide('TR261124-0123456789', 'RISK')).code).toBe('NOT_FOUND')
    const headers = { authorization: `Bearer ${testConfig.opsSecrets.FINANCE}` }
    expect((await send(gateway.app, { method: 'POST', url: '/ops/adjustments', payload: body, headers })).code).toBe(
      'IDEMPOTENCY_KEY_REQUIRED',
    )
  })
})

import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, newPlayer, type Player, password, send, testConfig } from '../../test/gateway.ts'
import { wholeGateway } from '../../test/whole-gateway.ts'
import { takePayment } from '../cashier/payment-message.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { post } from '../ledger/post.ts'
import type { OpsRole } from '../ops/ops-gate.ts'
import { bookedPayments } from '../recon/booked-payments.ts'

const merchant = 'walogm'
const reason = 'paid twice by mistake'
// The debt of a player comes from a correction without its settlement.
const gateway = wholeGateway({ except: ['L8S'] })
let player: Player
beforeEach(async () => {
  player = await newPlayer(gateway.app)
})

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await gateway.pool.query<T>(text, values)).rows
const ask = (name: Parameters<typeof call>[1], input = {}, who = player) =>
  call(gateway.app, name, input, { token: who.token })
const cash = async (who = player) => (await ask('balance', {}, who)).value.cash

type Way = { role?: OpsRole; key?: string }
const ops = (path: string, payload?: object, { role = 'FINANCE', key = randomUUID() }: Way = {}) =>
  send(gateway.app, {
    ...{ method: payload ? 'POST' : 'GET', url: `/ops${path}`, ...(payload && { payload }) },
    headers: { authorization: `Bearer ${testConfig.opsSecrets[role]}`, 'idempotency-key': key },
  })
const clear = (id: string, to: object, way?: Way) => ops(`/ledger/suspense/${id}/clear`, { reason, ...to }, way)
const toPlayer = (who = player) => ({ to: 'MEMBER', account: who.username })
const listed = async () => (await ops('/ledger/suspense')).value

const report = (type: 'DEPOSIT' | 'PAYOUT', orderNo: string, amount: string, currency = 'TLB') => {
  const message = { eventId: randomUUID(), orderNo, providerRef: randomUUID(), status: 'PAID' as const }
  const call = { provider: `pay.${merchant}`, merchant }
  return takePayment(gateway.deps, call, { ...message, type, amount, currency, at: new Date().toISOString() })
}
type Payment = { id: string; orderNo: string }
const suspended = async (orderNo: string): Promise<Payment> => {
  const [row] = await query<{ id: string }>(
    `SELECT id FROM journal WHERE kind = 'SUS' AND meta->>'refNo' = $1 ORDER BY id DESC LIMIT 1`,
    [orderNo],
  )
  return { id: row?.id ?? '', orderNo }
}
const order = async () => (await ask('createDeposit', { methodId: 'wallet', amount: '100.00' })).value.refNo as string
/** A second payment of a deposit that was paid. */
async function secondPayment(amount = '100.00', currency?: string) {
  const refNo = await order()
  await report('DEPOSIT', refNo, '100.00')
  expect(await report('DEPOSIT', refNo, amount, currency)).toBe('SUSPENSE')
  return await suspended(refNo)
}
/** A payout of more than was ordered. */
async function payout() {
  const secret = 'coin-Tree-9'
  await ask('setPayPassword', { oldPassword: password, newPassword: secret, confirmNewPassword: secret })
  const account = { bankCode: 'bank', accountNo: '1234567890', holder: 'Ana Reyes', password: secret }
  const { id: accountId } = (await ask('addPayAccount', account)).value
  const { refNo } = (await ask('createWithdrawal', { amount: '300.00', accountId, password: secret })).value
  expect(await report('PAYOUT', refNo, '310.00')).toBe('SUSPENSE')
  return await suspended(refNo)
}
const legsOf = (source: string, extId: string) =>
  query<{ type: string; amount: string }>(
    `SELECT a.type, e.amount FROM journal j JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id
     WHERE j.source = $1 AND j.ext_id = $2 ORDER BY a.type`,
    [source, extId],
  )
const find = async (id: string) => (await listed()).newest.find((one: { id: string }) => one.id === id)

describe('a payment in suspense', () => {
  it('is credited to a player, and leaves the list', async () => {
    const { id, orderNo } = await secondPayment()
    expect(await find(id)).toMatchObject({ orderNo, merchant, currency: 'TLB', amount: '100.00', waiting: null })
    const [before] = (await listed()).sums
    const { code, value } = await clear(id, toPlayer())
    expect([code, value.status, await cash()]).toEqual(['OK', 'POSTED', '1200.00'])
    expect(await legsOf('suspense', id)).toEqual([
      { type: 'CASH', amount: '1000000' },
      { type: 'H:SUSPENSE', amount: '-1000000' },
    ])
    expect(await find(id)).toBe(undefined)
    const after = (await listed()).sums[0] ?? { payments: 0 }
    expect(after.payments).toBe(before.payments - 1)
    const [line] = (await ask('transactions')).value.list
    expect(line).toMatchObject({ refNo: value.refNo, kind: 'ADJ', reason: 'OPERATOR', amount: '100.00' })
    const titles = (await ask('messages')).value.list.map(({ title }: { title: string }) => title)
    expect(titles).toContain('Play money was added to your wallet')
    const [entry] = await query(
      `SELECT detail FROM audit_log WHERE action = 'ops.suspense' AND detail->>'clears' = $1`,
      [id],
    )
    const facts = { reason, amount: '100.00', refNo: value.refNo, proposedBy: 'FINANCE', recipient: 'MEMBER' }
    expect(entry).toEqual({ detail: expect.objectContaining({ ...facts, account: player.username }) })
  })

  it('repays the debt of its player first', async () => {
    const { id } = await secondPayment()
    const [member] = await query<{ id: string }>('SELECT id FROM member WHERE username = $1', [player.username])
    const owner = { memberId: member?.id ?? '', currency: 'TLB' }
    await gateway.deps.db.transaction((tx) =>
      post(tx, 'CLW', {
        ...owner,
        source: 'test',
        extId: randomUUID(),
        actor: 'test',
        facts: { amount: -11_300_000n },
      }),
    )
    await clear(id, toPlayer())
    const balances = await query<{ type: string; balance: string }>(
      `SELECT type, balance FROM account WHERE member_id = $1 AND type IN ('CASH', 'DEBT') ORDER BY type`,
      [owner.memberId],
    )
    expect(balances).toEqual([
      { type: 'CASH', balance: '700000' },
      { type: 'DEBT', balance: '0' },
    ])
  })

  it('may be of another player of the site', async () => {
    const { id } = await secondPayment()
    const other = await newPlayer(gateway.app)
    expect((await clear(id, toPlayer(other))).code).toBe('OK')
    expect([await cash(), await cash(other)]).toEqual(['1100.00', '1100.00'])
  })

  it('is returned to its provider, which the statement does not have', async () => {
    const { id, orderNo } = await secondPayment()
    const { value } = await clear(id, { to: 'PROVIDER' })
    expect(value.status).toBe('POSTED')
    expect(await legsOf('suspense', id)).toEqual([
      { type: 'H:PSP:wallet', amount: '1000000' },
      { type: 'H:SUSPENSE', amount: '-1000000' },
    ])
    expect([await cash(), await find(id)]).toEqual(['1100.00', undefined])
    const booked = await bookedPayments(gateway.deps.db, 1)
    expect(booked).toContainEqual(
      expect.objectContaining({ orderNo, merchant, providerRef: `return ${value.refNo}`, amount: -1_000_000n }),
    )
  })

  it.each([
    ['HOUSE', 'H:ADJ'],
    ['PROVIDER', 'H:PSP:bank'],
  ])('that is a payout goes to %s', async (to, account) => {
    const { id } = await payout()
    expect(await find(id)).toMatchObject({ amount: '-310.00', merchant })
    expect((await clear(id, { to })).value.status).toBe('POSTED')
    expect(await legsOf('suspense', id)).toEqual([
      { type: account, amount: '-3100000' },
      { type: 'H:SUSPENSE', amount: '3100000' },
    ])
  })

  it('is cleared once, whichever ways are asked for at the same moment', async () => {
    const { id } = await secondPayment()
    const key = randomUUID()
    const answers = await Promise.all([
      ...[clear(id, toPlayer(), { key }), clear(id, toPlayer(), { role: 'RISK' }), clear(id, { to: 'PROVIDER' })],
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'STATE_INVALID', 'STATE_INVALID'])
    const { refNo } = answers.find(({ code }) => code === 'OK')?.value ?? {}
    expect(await clear(id, toPlayer())).toMatchObject({ code: 'STATE_INVALID', value: { status: 'POSTED', refNo } })
    const [first] = answers
    expect((await clear(id, toPlayer(), { key })).code).toBe(first?.code)
    expect(await legsOf('suspense', id)).toHaveLength(2)
  })
})

describe('a large payment in suspense', () => {
  it('waits for another operator', async () => {
    const { id } = await secondPayment('500.01')
    const { refNo, status } = (await clear(id, toPlayer())).value
    expect([status, await cash()]).toEqual(['WAITING', '1100.00'])
    expect(await find(id)).toMatchObject({ amount: '500.01', waiting: refNo })
    expect((await clear(id, { to: 'PROVIDER' })).value).toEqual({ status: 'WAITING', refNo })
    expect((await ops(`/adjustments/${refNo}/approve`, {})).code).toBe('FORBIDDEN')
    expect((await ops(`/adjustments/${refNo}/approve`, {}, { role: 'RISK' })).code).toBe('OK')
    expect([await cash(), await find(id)]).toEqual(['1600.01', undefined])
  })

  it('is one when smaller ones of a player come one after another', async () => {
    const states = []
    for (const amount of ['300.00', '200.01', '200.00']) {
      const { id } = await secondPayment(amount)
      states.push((await clear(id, toPlayer())).value.status)
    }
    expect(states).toEqual(['POSTED', 'WAITING', 'POSTED'])
  })

  it('whose clearing was rejected can be cleared otherwise', async () => {
    const { id } = await secondPayment('600.00')
    const { refNo } = (await clear(id, toPlayer())).value
    await ops(`/adjustments/${refNo}/reject`, { reason }, { role: 'RISK' })
    expect(await find(id)).toMatchObject({ waiting: null })
    const again = (await clear(id, { to: 'PROVIDER' })).value.refNo
    expect((await ops(`/adjustments/${again}/approve`, {}, { role: 'RISK' })).code).toBe('OK')
    expect([await cash(), await find(id)]).toEqual(['1100.00', undefined])
  })

  it('is any payment in another currency, which no player of the site can have', async () => {
    const { id } = await secondPayment('5.00', 'USD')
    expect(await clear(id, toPlayer())).toMatchObject({ code: 'VALIDATION_FAILED' })
    const { refNo, status } = (await clear(id, { to: 'PROVIDER' })).value
    expect(status).toBe('WAITING')
    expect((await ops(`/adjustments/${refNo}/approve`, {}, { role: 'RISK' })).code).toBe('OK')
    expect(await find(id)).toBe(undefined)
  })
})

describe('is refused', () => {
  it('a payment that is written off, and a payout for a player', async () => {
    const [paidOut, payment] = [await payout(), await secondPayment()]
    expect(await clear(payment.id, { to: 'HOUSE' })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
    expect(await clear(paidOut.id, toPlayer())).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })

  it.each([
    ['a trial account', 'type = 4', 'TRIAL_FORBIDDEN'],
    ['a closed account', `status = 'CLOSED'`, 'STATE_INVALID'],
    ['an account of another site', `merchant = 'tbbet'`, 'NOT_FOUND'],
  ])('%s', async (_, change, code) => {
    const { id } = await secondPayment()
    const other = await newPlayer(gateway.app)
    await query(`UPDATE member SET ${change} WHERE username = $1`, [other.username])
    expect((await clear(id, toPlayer(other))).code).toBe(code)
    expect(await find(id)).toMatchObject({ waiting: null })
  })

  it('another journal, an operator of content, no reason, and a write without a key', async () => {
    const { id } = await secondPayment()
    const [credit] = await query<{ id: string }>(`SELECT id FROM journal WHERE kind = 'DEP' LIMIT 1`)
    expect((await clear(credit?.id ?? '', { to: 'PROVIDER' })).code).toBe('NOT_FOUND')
    expect((await clear(randomUUID(), { to: 'PROVIDER' })).code).toBe('NOT_FOUND')
    expect((await clear('1', { to: 'PROVIDER' })).code).toBe('VALIDATION_FAILED')
    expect((await clear(id, { to: 'PROVIDER' }, { role: 'CONTENT' })).code).toBe('AUTH_REQUIRED')
    expect((await ops('/ledger/suspense', undefined, { role: 'CONTENT' })).code).toBe('AUTH_REQUIRED')
    expect((await clear(id, { to: 'PROVIDER', reason: ' ' })).code).toBe('VALIDATION_FAILED')
    expect((await clear(id, { to: 'PROVIDER', account: player.username })).code).toBe('VALIDATION_FAILED')
    const headers = { authorization: `Bearer ${testConfig.opsSecrets.FINANCE}` }
    const url = `/ops/ledger/suspense/${id}/clear`
    const unkeyed = { method: 'POST' as const, url, payload: { to: 'PROVIDER', reason }, headers }
    expect((await send(gateway.app, unkeyed)).code).toBe('IDEMPOTENCY_KEY_REQUIRED')
  })
})

describe('the checks of the ledger', () => {
  const broken = async () =>
    brokenOnes(await checkInvariants(gateway.pool))
      .map((one) => one.id)
      .filter((id) => id !== 'L8S')

  it.each([
    ['another amount', 'amount = amount + 1', 'amount = amount - 1'],
    ['another recipient', `recipient = 'PROVIDER', member_id = NULL`, null],
    ['no decision', `status = 'WAITING'`, `status = 'POSTED'`],
    ['another payment', 'clears = gen_random_uuid()', null],
    ['another currency', `currency = 'USD'`, `currency = 'TLB'`],
  ])('find a clearing with %s', async (_, change, back) => {
    const { id } = await secondPayment()
    const { refNo } = (await clear(id, toPlayer())).value
    const [row] = await query<{ member_id: string }>('SELECT member_id FROM adjustment WHERE ref_no = $1', [refNo])
    await query(`UPDATE adjustment SET ${change} WHERE ref_no = $1`, [refNo])
    expect(await broken()).toEqual(['L8U'])
    if (back) return void (await query(`UPDATE adjustment SET ${back} WHERE ref_no = $1`, [refNo]))
    const old = `recipient = 'MEMBER', member_id = $2, clears = $3`
    await query(`UPDATE adjustment SET ${old} WHERE ref_no = $1`, [refNo, row?.member_id, id])
  })

  it('find a payment, or a return, whose money in suspense is another', async () => {
    const { id } = await secondPayment()
    await clear(id, { to: 'PROVIDER' })
    const ofClearing = `journal_id = (SELECT id FROM journal WHERE source = 'suspense' AND ext_id = '${id}')`
    const held = (type: string) => `(SELECT id FROM account WHERE type = '${type}' AND currency = 'TLB')`
    const damages = [
      [
        `UPDATE entry SET amount = amount + sign(amount) WHERE journal_id = '${id}'`,
        `UPDATE entry SET amount = amount - sign(amount) WHERE journal_id = '${id}'`,
      ],
      [
        `UPDATE entry SET account_id = ${held('H:FEE')} WHERE ${ofClearing} AND account_id = ${held('H:SUSPENSE')}`,
        `UPDATE entry SET account_id = ${held('H:SUSPENSE')} WHERE ${ofClearing} AND account_id = ${held('H:FEE')}`,
      ],
    ] as const
    await query(
      `INSERT INTO account (owner_kind, type, currency) VALUES ('house', 'H:FEE', 'TLB') ON CONFLICT DO NOTHING`,
    )
    const client = await gateway.pool.connect()
    await client.query('SET session_replication_role = replica')
    for (const [damage, repair] of damages) {
      expect((await client.query(damage)).rowCount).toBeGreaterThan(0)
      expect(await broken()).toEqual(['L8U'])
      await client.query(repair)
      expect(await broken()).toEqual([])
    }
    client.release(true)
  })
})

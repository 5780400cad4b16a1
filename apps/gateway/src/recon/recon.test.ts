import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  call,
  newPlayer,
  openGateway,
  type Player,
  password,
  send,
  type TestGateway,
  testConfig,
} from '../../test/gateway.ts'
import { sandboxProvider } from '../cashier/sandbox/sandbox-provider.ts'
import { type Deliver, sendSandboxEvents } from '../cashier/sandbox/send-events.ts'
import { payOut } from '../withdrawals/pay-out.ts'
import { reviewDue } from '../withdrawals/review.ts'
import { openReportServer } from './report-server.testing.ts'

let gateway: TestGateway
let player: Player
beforeEach(async () => {
  gateway = await openGateway({ sandboxReportUrl: games.url })
  player = await newPlayer(gateway.app)
})
afterEach(() => gateway.close())

/** Stands for games without any round. */
let games: Awaited<ReturnType<typeof openReportServer>>
let isDown = false
beforeAll(async () => {
  const empty = { since: '2026-01-01T00:00:00.000Z', messages: [], next: null }
  games = await openReportServer(() => ({ status: isDown ? 503 : 200, body: empty }))
})
afterAll(() => games.close())

const write = (url: string, payload: object, token = player.token) =>
  send(gateway.app, {
    ...{ method: 'POST', url, payload },
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  })
const deposit = async (amount: string, methodId = 'wallet') =>
  (await write('/wps/mc/deposit', { methodId, amount })).value as { refNo: string; next: { url: string } | null }
const recon = async (role: keyof typeof testConfig.opsSecrets = 'RISK') =>
  await send(gateway.app, {
    ...{ method: 'GET', url: '/ops/ledger/recon' },
    headers: { authorization: `Bearer ${testConfig.opsSecrets[role]}` },
  })
const take: Deliver = async ({ path: url, body, headers }) =>
  (await gateway.app.inject({ method: 'POST', url, payload: body, headers })).statusCode
async function sendAll(deliver: Deliver = take) {
  await gateway.pool.query('UPDATE sandbox_event SET due_at = now() WHERE sent_at IS NULL')
  await sendSandboxEvents(gateway.deps, deliver)
}
const decide = (url: string, decision: string) =>
  gateway.app.inject({
    ...{ method: 'POST', url, payload: `decision=${decision}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

async function withdraw(amount: string) {
  const [token, secret] = [{ token: player.token }, 'coin-Tree-9']
  const passwords = { oldPassword: password, newPassword: secret, confirmNewPassword: secret }
  await call(gateway.app, 'setPayPassword', passwords, token)
  const account = { bankCode: 'bank', accountNo: '1234567890', holder: 'Ana Reyes', password: secret }
  const { value } = await call(gateway.app, 'addPayAccount', account, token)
  const made = await write('/wps/mc/withdraw', { amount, accountId: value.id, password: secret })
  await gateway.pool.query("UPDATE withdrawal SET created_at = created_at - interval '2 minutes'")
  const { withdrawal } = await gateway.deps.settings.of('walogm')
  await gateway.deps.db.transaction((tx) => reviewDue(tx, 'walogm', withdrawal))
  await payOut(gateway.deps, sandboxProvider(gateway.deps, take), 0)
  return made.value.refNo as string
}

describe('the payments of a day', () => {
  it('equal the statement: credited, suspended and paid out', async () => {
    await deposit('120.50')
    const { next } = await deposit('200.00', 'bank')
    await decide(next?.url ?? '', 'payTwice')
    await withdraw('300.00')
    await sendAll()
    const { payments: value, isWhole } = (await recon()).value
    // 120.50 and twice 200.00 came in, 300.00 went out.
    const sums = { ledger: '220.50', statement: '220.50', difference: '0.00' }
    expect([isWhole, value]).toEqual([true, expect.objectContaining({ isWhole: true, differences: 0, cases: [] })])
    expect(value.days).toEqual([expect.objectContaining({ merchant: 'walogm', currency: 'TLB', ...sums })])
  })

  it('have a case for a payment that was never taken, until it is', async () => {
    const { refNo } = await deposit('100.00')
    await sendAll(async () => 503)
    const missing = { orderNo: refNo, ledger: '0.00', statement: '100.00', difference: '-100.00' }
    const broken = { isWhole: false, differences: 1, cases: [missing] }
    expect((await recon()).value).toMatchObject({ isWhole: false, payments: broken, games: { isWhole: true } })
    await sendAll()
    expect((await recon()).value).toMatchObject({ isWhole: true, payments: { cases: [] } })
  })

  it('have a case for a payment that the provider does not know', async () => {
    const { refNo } = await deposit('150.00', 'bank')
    await write(`/ops/deposits/${refNo}/approve`, {}, testConfig.opsSecrets.FINANCE)
    const unknown = { orderNo: refNo, providerRef: `operator-${refNo}`, ledger: '150.00', statement: '0.00' }
    expect((await recon()).value.payments).toMatchObject({ isWhole: false, cases: [unknown] })
  })

  it('have a case for a payout of another amount', async () => {
    const refNo = await withdraw('300.00')
    await sendAll()
    await gateway.pool.query(`UPDATE sandbox_event SET body = body || '{"amount":"310.00"}' WHERE order_no = $1`, [
      refNo,
    ])
    const other = { orderNo: refNo, ledger: '-300.00', statement: '-310.00', difference: '10.00' }
    expect((await recon()).value.payments).toMatchObject({ isWhole: false, cases: [other] })
  })
})

describe('suspense', () => {
  it('is listed with its order and its sum, until an operator returned the payment, which is a case then', async () => {
    const { refNo, next } = await deposit('200.00', 'bank')
    await decide(next?.url ?? '', 'payTwice')
    await sendAll()
    const { suspense } = (await recon()).value.payments
    const payment = { id: expect.any(String), orderNo: refNo, merchant: 'walogm', currency: 'TLB', amount: '200.00' }
    expect(suspense).toEqual({
      sums: [{ currency: 'TLB', amount: '200.00', payments: 1 }],
      newest: [{ ...payment, at: expect.stringMatching(/Z$/), waiting: null }],
    })
    const path = `/ops/ledger/suspense/${suspense.newest[0].id}/clear`
    await write(path, { to: 'PROVIDER', reason: 'paid twice' }, testConfig.opsSecrets.RISK)
    const { payments } = (await recon()).value
    expect(payments.suspense).toEqual({ sums: [], newest: [] })
    expect(payments.cases).toMatchObject([{ orderNo: refNo, ledger: '-200.00', statement: '0.00' }])
  })
})

it('the books are not whole where the games give no report', async () => {
  isDown = true
  const { value } = await recon().finally(() => {
    isDown = false
  })
  const silent = { provider: 'sbx.walogm', reason: 'it answers with status 503' }
  expect([value.isWhole, value.payments.isWhole, value.games.isWhole]).toEqual([false, true, false])
  expect(value.games.unanswered).toContainEqual(silent)
})

it('only operators of risk compare', async () => {
  expect((await recon('FINANCE')).code).not.toBe('OK')
  expect((await recon()).code).toBe('OK')
})

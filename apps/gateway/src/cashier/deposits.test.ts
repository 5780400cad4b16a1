import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, newPlayer, type Player, send } from '../../test/gateway.ts'
import { wholeGateway } from '../../test/whole-gateway.ts'
import { createDeposit } from './create-deposit.ts'
import { expireDeposits } from './expire-deposits.ts'
import { handOverLate } from './hand-over.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'
import { type Deliver, deliverTo, sendSandboxEvents } from './sandbox/send-events.ts'

const gateway = wholeGateway()
let player: Player
let memberId: string
const merchant = 'walogm'

beforeEach(async () => {
  player = await newPlayer(gateway.app)
  const [row] = await query<{ id: string }>('SELECT id FROM member WHERE username = $1', [player.username])
  memberId = row?.id ?? ''
})

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await gateway.pool.query<T>(text, values)).rows
const deliver: Deliver = async ({ path, body, headers }) =>
  (await gateway.app.inject({ method: 'POST', url: path, payload: body, headers })).statusCode
/** Makes the sandbox send its planned messages, one after the other in the order of their times. */
async function sendAll() {
  await query(`UPDATE sandbox_event SET due_at = due_at + interval '1 day' WHERE sent_at IS NULL`)
  const release = `UPDATE sandbox_event SET due_at = now() WHERE id =
    (SELECT id FROM sandbox_event WHERE sent_at IS NULL ORDER BY due_at, id LIMIT 1) RETURNING id`
  while ((await query(release)).length > 0) await sendSandboxEvents(gateway.deps, deliver)
}
const headersOf = (key: string) => ({ authorization: `Bearer ${player.token}`, 'idempotency-key': key })
const pay = (amount: string, methodId = 'wallet', key = randomUUID()) =>
  send(gateway.app, { method: 'POST', url: '/wps/mc/deposit', payload: { methodId, amount }, headers: headersOf(key) })
const read = async (refNo: string) => (await call(gateway.app, 'deposit', { refNo }, { token: player.token })).value
const cash = async () => (await call(gateway.app, 'balance', {}, { token: player.token })).value.cash
const journals = () =>
  query<{ kind: string }>('SELECT kind FROM journal WHERE shard_key = $1 AND kind = $2', [memberId, 'DEP'])
const effects = async (refNo: string) =>
  (await query<{ effect: string }>('SELECT effect FROM payment_event WHERE order_no = $1 ORDER BY at', [refNo])).map(
    ({ effect }) => effect,
  )
const decide = (url: string, decision: string) =>
  gateway.app.inject({
    method: 'POST',
    url,
    payload: `decision=${decision}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('a deposit', () => {
  it('is credited once the provider reports the payment, and its player gets a message', async () => {
    const { status, value } = await pay('120.50')
    expect(status).toBe(200)
    expect(value).toMatchObject({ status: 'PENDING', amount: '120.50', fee: '0.00', credited: null, next: null })
    expect(await cash()).toBe('1000.00')
    await sendAll()
    expect(await read(value.refNo)).toMatchObject({ status: 'APPROVED', credited: '120.50' })
    expect(await cash()).toBe('1120.50')
    const told = await query<{ topic: string; payload: { status?: string } }>(
      `SELECT topic, payload FROM outbox WHERE member_id = $1 AND topic = 'deposit' ORDER BY id`,
      [memberId],
    )
    expect(told.map(({ payload }) => payload.status)).toEqual(['PENDING', 'APPROVED'])
    const [message] = (await call(gateway.app, 'messages', { kind: 'DEPOSIT' }, { token: player.token })).value.list
    expect(message).toMatchObject({ title: 'Your deposit arrived', kind: 'DEPOSIT' })
  })

  it('costs the fee of its method, rounded up to a cent', async () => {
    const { value } = await pay('50.10', 'voucher')
    expect(value).toMatchObject({ fee: '0.51', next: { type: 'REDIRECT' } })
    await decide(value.next.url, 'approve')
    await sendAll()
    expect(await read(value.refNo)).toMatchObject({ credited: '49.59' })
    expect(await cash()).toBe('1049.59')
  })

  it.each([
    ['49.99', 'wallet', 'AMOUNT_OUT_OF_RANGE', { min: '50.00', max: '50000.00' }],
    ['50000.01', 'wallet', 'AMOUNT_OUT_OF_RANGE', { min: '50.00', max: '50000.00' }],
    ['50.005', 'wallet', 'AMOUNT_SCALE', { min: '50.00' }],
    ['100.00', 'cash', 'METHOD_UNAVAILABLE', null],
    ['4950abc', 'wallet', 'VALIDATION_FAILED', {}],
    ['-50.00', 'wallet', 'VALIDATION_FAILED', {}],
  ])('of %s by %s is refused: %s', async (amount, methodId, code, detail) => {
    const answer = await pay(amount, methodId)
    expect(answer.code).toBe(code)
    if (detail) expect(answer.value).toMatchObject(detail)
    expect(await query('SELECT FROM deposit WHERE member_id = $1', [memberId])).toEqual([])
  })

  it('is refused while three are open, and named', async () => {
    const open = [await pay('100.00', 'bank'), await pay('100.00', 'bank'), await pay('100.00', 'bank')]
    const refused = await pay('100.00')
    expect(refused).toMatchObject({ status: 409, code: 'PENDING_EXISTS' })
    expect(open.map(({ value }) => value.refNo)).toContain(refused.value.refNo)
    const { value } = await call(gateway.app, 'deposits', { state: 'OPEN' }, { token: player.token })
    expect(value.totalCount).toBe(3)
  })

  it('is not found for another player', async () => {
    const { value } = await pay('100.00', 'bank')
    const other = await newPlayer(gateway.app)
    for (const row of ['deposit', 'cancelDeposit'] as const)
      expect((await call(gateway.app, row, { refNo: value.refNo }, { token: other.token })).code).toBe('NOT_FOUND')
  })
})

describe('one press, however often it is sent', () => {
  it('makes one deposit of a hundred at the same moment', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, () => pay('100.00', 'wallet', key)))
    const refs = new Set(answers.filter(({ status }) => status === 200).map(({ value }) => value.refNo))
    expect(refs.size).toBe(1)
    const others = answers.filter(({ status }) => status !== 200).map(({ code }) => code)
    for (const code of others) expect(code).toBe('IDEMPOTENCY_IN_PROGRESS')
    await sendAll()
    expect(await journals()).toHaveLength(1)
    expect(await cash()).toBe('1100.00')
  })

  it('finds its deposit after the stored answer is gone', async () => {
    const key = randomUUID()
    const first = await pay('100.00', 'wallet', key)
    await gateway.pool.query('DELETE FROM idem')
    expect((await pay('100.00', 'wallet', key)).value.refNo).toBe(first.value.refNo)
  })
})

describe('the sandbox provider', () => {
  it.each([
    ['100.01', 'FAILED', '1000.00', ['APPLIED']],
    ['100.02', 'APPROVED', '1100.02', ['APPLIED']],
    ['100.03', 'APPROVED', '1100.03', ['APPLIED']],
    ['100.05', 'APPROVED', '1050.02', ['APPLIED']],
    ['100.06', 'PENDING', '1000.00', []],
    ['100.07', 'APPROVED', '1100.07', ['APPLIED', 'IGNORED']],
    ['100.09', 'APPROVED', '1100.09', ['APPLIED']],
  ])('ends a payment of %s as %s', async (amount, status, balance, came) => {
    const { value } = await pay(amount)
    await sendAll()
    expect(await read(value.refNo)).toMatchObject({ status })
    expect(await cash()).toBe(balance)
    expect(await effects(value.refNo)).toEqual(came)
  })

  it('may report before it answers (.04)', async () => {
    await gateway.pool.query(
      `INSERT INTO deposit (ref_no, merchant, member_id, currency, method, kind, amount, fee, client_key, created_at, expires_at)
       VALUES ('DP261121-0000000004', $1, $2, 'TLB', 'wallet', 'E_WALLET', 1000400, 0, 'k', now() - interval '1 hour', now() + interval '1 hour')`,
      [merchant, memberId],
    )
    await handOverLate(gateway.deps, sandboxProvider(gateway.deps, deliver))
    expect(await read('DP261121-0000000004')).toMatchObject({ status: 'APPROVED', credited: '100.04' })
  })

  it('is requested again after a timeout, with the same order (.08)', async () => {
    const { value } = await pay('100.08')
    expect(value.status).toBe('CREATED')
    await handOverLate(gateway.deps, sandboxProvider(gateway.deps, deliver), 0)
    expect((await read(value.refNo)).status).toBe('PENDING')
    expect(await query('SELECT FROM sandbox_order WHERE order_no = $1', [value.refNo])).toHaveLength(1)
    await sendAll()
    expect(await cash()).toBe('1100.08')
  })
})

describe('the second step', () => {
  const suspended = () =>
    query<{ amount: string }>(
      `SELECT sum(e.amount) AS amount FROM entry e JOIN account a ON a.id = e.account_id JOIN journal j ON j.id = e.journal_id
       WHERE a.type = 'H:SUSPENSE' AND j.meta->>'refNo' = $1`,
      [refNo],
    )
  let refNo: string
  let url: string
  beforeEach(async () => {
    const { value } = await pay('200.00', 'bank')
    refNo = value.refNo
    url = value.next.url
  })

  it('is a page with the amount to pay, in the player’s language', async () => {
    const page = await gateway.app.inject({ url })
    expect(page.body).toContain('₱200.00')
    expect(page.body).toContain(refNo)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await gateway.app.inject({ url: `/pay/sandbox/${randomUUID()}` })).statusCode).toBe(404)
  })

  it.each([
    ['approve', 'APPROVED', null, '1200.00'],
    ['decline', 'FAILED', 'PROVIDER', '1000.00'],
    ['timeOut', 'EXPIRED', 'EXPIRED', '1000.00'],
  ])('ends by %s as %s; a second decision changes nothing', async (decision, status, reason, balance) => {
    expect((await decide(url, decision)).statusCode).toBe(303)
    await decide(url, 'payTwice')
    await sendAll()
    expect(await read(refNo)).toMatchObject({ status, reason, next: null })
    expect(await cash()).toBe(balance)
  })

  it('credits one of two payments and holds the other for review', async () => {
    await decide(url, 'payTwice')
    await sendAll()
    expect(await cash()).toBe('1200.00')
    expect(await suspended()).toEqual([{ amount: '2000000' }])
    expect((await effects(refNo)).sort()).toEqual(['APPLIED', 'SUSPENSE'])
  })

  it('credits money that comes after the player gave it up', async () => {
    const cancelled = await call(gateway.app, 'cancelDeposit', { refNo }, { token: player.token })
    expect(cancelled.value).toMatchObject({ status: 'CANCELLED', reason: 'PLAYER' })
    expect((await call(gateway.app, 'cancelDeposit', { refNo }, { token: player.token })).code).toBe('STATE_INVALID')
    await decide(url, 'approve')
    await sendAll()
    expect(await read(refNo)).toMatchObject({ status: 'APPROVED', reason: null })
    expect(await cash()).toBe('1200.00')
  })

  it('credits money that comes after its time', async () => {
    await gateway.pool.query('UPDATE deposit SET expires_at = now() WHERE ref_no = $1', [refNo])
    await expireDeposits(gateway.deps)
    expect((await read(refNo)).status).toBe('EXPIRED')
    await decide(url, 'approve')
    await sendAll()
    expect(await cash()).toBe('1200.00')
  })
})

describe('the provider’s messages', () => {
  it('are taken once, also when their event comes again under another signature', async () => {
    const { value } = await pay('100.00')
    await sendAll()
    await gateway.pool.query('UPDATE sandbox_event SET sent_at = NULL WHERE order_no = $1', [value.refNo])
    await sendAll()
    expect(await effects(value.refNo)).toEqual(['APPLIED'])
    expect(await cash()).toBe('1100.00')
  })

  it('come over the network', async () => {
    const { value } = await pay('100.00')
    await gateway.pool.query('UPDATE sandbox_event SET due_at = now() WHERE order_no = $1', [value.refNo])
    const port = Number(new URL(await gateway.app.listen({ host: '127.0.0.1', port: 0 })).port)
    await sendSandboxEvents(gateway.deps, deliverTo({ config: { ...gateway.deps.config, port } }))
    expect(await read(value.refNo)).toMatchObject({ status: 'APPROVED' })
  })

  it('are refused without a right signature', async () => {
    const { value } = await pay('100.00')
    const bodies: string[] = []
    await gateway.pool.query('UPDATE sandbox_event SET due_at = now() WHERE order_no = $1', [value.refNo])
    await sendSandboxEvents(gateway.deps, async ({ path, body, headers }) => {
      bodies.push(body)
      const changed = body.replace('"100.00"', '"900.00"')
      return (await gateway.app.inject({ method: 'POST', url: path, payload: changed, headers })).statusCode
    })
    expect(bodies).toHaveLength(1)
    expect((await read(value.refNo)).status).toBe('PENDING')
    expect(await cash()).toBe('1000.00')
  })
})

describe('an operator', () => {
  const operate = (refNo: string, action: string) =>
    send(gateway.app, {
      ...{ method: 'POST', url: `/ops/deposits/${refNo}/${action}`, payload: {} },
      headers: {
        ...{ authorization: `Bearer ${gateway.deps.config.opsSecrets.FINANCE}`, host: 'localhost' },
        'idempotency-key': randomUUID(),
      },
    })

  it('credits or rejects deposits that wait for a payment, once, and the steps say so', async () => {
    const [first, second] = [await pay('200.00', 'bank'), await pay('300.00', 'bank')]
    expect((await operate(first.value.refNo, 'approve')).value.status).toBe('APPROVED')
    expect((await operate(first.value.refNo, 'reject')).code).toBe('STATE_INVALID')
    expect((await operate(second.value.refNo, 'reject')).value.status).toBe('REJECTED')
    expect((await operate(second.value.refNo, 'approve')).code).toBe('STATE_INVALID')
    expect(await cash()).toBe('1200.00')
    const stepsOf = async (refNo: string) =>
      (await read(refNo)).steps.map((step: Record<string, string>) => `${step.status} ${step.actor}`)
    expect(await stepsOf(first.value.refNo)).toEqual(['CREATED PLAYER', 'PENDING PROVIDER', 'APPROVED OPERATOR'])
    expect(await stepsOf(second.value.refNo)).toEqual(['CREATED PLAYER', 'PENDING PROVIDER', 'REJECTED OPERATOR'])
    const audited = await query(`SELECT FROM audit_log WHERE member_id = $1 AND action LIKE 'ops.deposit.%'`, [
      memberId,
    ])
    expect(audited).toHaveLength(2)
  })
})

describe('player safety', () => {
  const setLimit = () =>
    gateway.pool.query(
      `INSERT INTO play_limit (member_id, kind, "window", value, set_by) VALUES ($1, 'DEPOSIT', 'WEEK', 3000000, 'test')`,
      [memberId],
    )

  it('refuses an amount above the player’s limit and names the limit, its use and the next date', async () => {
    await setLimit()
    const paid = await pay('100.00')
    await sendAll()
    expect((await read(paid.value.refNo)).status).toBe('APPROVED')
    await pay('150.00', 'bank')
    const refused = await pay('50.01')
    expect(refused).toMatchObject({ status: 422, code: 'RG_LIMIT' })
    expect(refused.value).toMatchObject({ kind: 'DEPOSIT', window: 'WEEK', limit: '300.00', used: '250.00' })
    expect(Date.parse(refused.value.resetsAt)).toBeGreaterThan(Date.now())
    const { rgLimit } = (await call(gateway.app, 'depositMethods', {}, { token: player.token })).value
    expect(rgLimit).toMatchObject({ window: 'WEEK', value: '300.00', remaining: '50.00' })
    expect((await pay('50.00')).status).toBe(200)
  })

  it('lets no two deposits at the same moment pass one limit', async () => {
    await setLimit()
    const rule = (await gateway.deps.settings.of(merchant)).deposit
    const order = {
      caller: { memberId, merchant },
      currency: 'TLB',
      input: { methodId: 'bank', amount: '200.00' },
      rule,
    }
    const tries = Array.from({ length: 6 }, () =>
      gateway.deps.db
        .transaction((tx) => createDeposit(tx, { ...order, key: randomUUID() }))
        .then(
          () => 'made',
          ({ code }) => String(code),
        ),
    )
    expect((await Promise.all(tries)).sort()).toEqual([...Array(5).fill('RG_LIMIT'), 'made'])
  })

  it('takes no deposit from a player on a break', async () => {
    await gateway.pool.query(
      `INSERT INTO play_exclusion (member_id, kind, until, set_by) VALUES ($1, 'TIMEOUT', now() + interval '1 day', 'x')`,
      [memberId],
    )
    expect(await pay('100.00')).toMatchObject({ status: 403, code: 'RG_EXCLUDED' })
  })
})

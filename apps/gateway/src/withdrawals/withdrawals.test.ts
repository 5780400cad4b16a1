import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, newPlayer, openGateway, type Player, password, send, type TestGateway } from '../../test/gateway.ts'
import { sandboxProvider } from '../cashier/sandbox/sandbox-provider.ts'
import { type Deliver, sendSandboxEvents } from '../cashier/sandbox/send-events.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { payOut } from './pay-out.ts'
import { purgeProofs } from './proofs.ts'
import { receiveDue, reviewDue } from './review.ts'

let gateway: TestGateway
let dataDir: string
let player: Player & { id: string; accountId: string }
const merchant = 'walogm'
const payPassword = 'coin-Tree-9'

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'proofs-'))
  gateway = await openGateway({ dataDir })
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  await rm(dataDir, { recursive: true })
  expect(broken).toEqual([])
})
beforeEach(async () => {
  player = await newMember()
})

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await gateway.pool.query<T>(text, values)).rows
const ask = (name: Parameters<typeof call>[1], input: Record<string, unknown> = {}, who: Player = player) =>
  call(gateway.app, name, input, { token: who.token })
const bank = (fields: Record<string, unknown> = {}) => ({
  ...{ bankCode: 'bank', accountNo: '1234567890', holder: 'Ana Reyes', password: payPassword },
  ...fields,
})

async function newMember() {
  const made = await newPlayer(gateway.app)
  const [row] = await query<{ id: string }>('SELECT id FROM member WHERE username = $1', [made.username])
  const passwords = { oldPassword: password, newPassword: payPassword, confirmNewPassword: payPassword }
  await ask('setPayPassword', passwords, made)
  const { value } = await ask('addPayAccount', bank(), made)
  return { ...made, id: row?.id ?? '', accountId: value.id as string }
}

const headersOf = (key: string) => ({ authorization: `Bearer ${player.token}`, 'idempotency-key': key })
const withdraw = (amount: string, fields: Record<string, unknown> = {}, key: string = randomUUID()) =>
  send(gateway.app, {
    ...{ method: 'POST', url: '/wps/mc/withdraw', headers: headersOf(key) },
    payload: { amount, accountId: player.accountId, password: payPassword, ...fields },
  })
const read = async (refNo: string) => (await ask('withdrawal', { refNo })).value
const money = async () => {
  const { cash, hold } = (await ask('balance')).value
  return { cash, hold }
}
const ruleOf = async () => (await gateway.deps.settings.of(merchant)).withdrawal
const deliver: Deliver = async ({ path: url, body, headers }) =>
  (await gateway.app.inject({ method: 'POST', url, payload: body, headers })).statusCode

/** The merchant's delay is over, and the job runs. */
async function review() {
  await query("UPDATE withdrawal SET created_at = created_at - interval '2 minutes' WHERE status = 'REVIEW'")
  const rule = await ruleOf()
  await gateway.deps.db.transaction((tx) => reviewDue(tx, merchant, rule))
}
/** Lets the sandbox pay the received orders, one message after the other in the order of their times. */
async function sendAll() {
  await query(`UPDATE sandbox_event SET due_at = due_at + interval '1 day' WHERE sent_at IS NULL`)
  const release = `UPDATE sandbox_event SET due_at = now() WHERE id =
    (SELECT id FROM sandbox_event WHERE sent_at IS NULL ORDER BY due_at, id LIMIT 1) RETURNING id`
  while ((await query(release)).length > 0) await sendSandboxEvents(gateway.deps, deliver)
}
async function pay() {
  await review()
  await payOut(gateway.deps, sandboxProvider(gateway.deps, deliver), 0)
  await sendAll()
}
async function paidOut(amount = '200.00'): Promise<string> {
  const { value } = await withdraw(amount)
  await pay()
  return value.refNo
}
const kinds = async (refNo: string) =>
  (
    await query<{ kind: string }>(`SELECT kind FROM journal WHERE source = 'withdraw' AND ext_id LIKE $1 ORDER BY id`, [
      `${refNo}:%`,
    ])
  ).map(({ kind }) => kind)

describe('a withdrawal', () => {
  it('is held, reviewed, paid and received, each step with who acted', async () => {
    const { status, value } = await withdraw('200.50')
    expect(status).toBe(200)
    expect(value).toMatchObject({ status: 'REVIEW', amount: '200.50', fee: '0.00', net: '200.50', paid: null })
    expect(value.account.masked).not.toContain('1234567890')
    expect(await money()).toEqual({ cash: '799.50', hold: '200.50' })
    await pay()
    const paid = await read(value.refNo)
    expect(paid).toMatchObject({ status: 'PAID_OUT', paid: '200.50', confirmBy: expect.any(String) })
    expect(await money()).toEqual({ cash: '799.50', hold: '0.00' })
    expect((await ask('receiveWithdrawal', { refNo: value.refNo, result: 'RECEIVED' })).value.status).toBe('RECEIVED')
    const { steps, nextUpdate } = await read(value.refNo)
    expect(steps.map((step: Record<string, string>) => `${step.status} ${step.actor}`)).toEqual([
      ...['REVIEW PLAYER', 'APPROVED SYSTEM', 'PAYING SYSTEM', 'PAID_OUT PROVIDER', 'RECEIVED PLAYER'],
    ])
    expect(nextUpdate).toBeNull()
    expect(await kinds(value.refNo)).toEqual(['WDH', 'WDS'])
    const live = await query<{ status: string }>(
      `SELECT payload->>'status' AS status FROM outbox WHERE member_id = $1 AND topic = 'withdraw' ORDER BY id`,
      [player.id],
    )
    expect(live.map((each) => each.status)).toEqual(['REVIEW', 'APPROVED', 'PAYING', 'PAID_OUT', 'RECEIVED'])
    const { list } = (await ask('messages', { kind: 'WITHDRAW' })).value
    expect(list.map(({ title }: { title: string }) => title)).toEqual([
      ...['Your withdrawal is finished', 'Your withdrawal was paid out'],
      ...['Your withdrawal was approved', 'We received your withdrawal request'],
    ])
  })

  it('counts as received when the player does not answer in time (checklist 121)', async () => {
    const refNo = await paidOut()
    const rule = await ruleOf()
    const receive = () => gateway.deps.db.transaction((tx) => receiveDue(tx, merchant, rule))
    await receive()
    expect((await read(refNo)).status).toBe('PAID_OUT')
    await query('UPDATE withdrawal SET next_at = now() WHERE ref_no = $1', [refNo])
    await receive()
    expect(await read(refNo)).toMatchObject({ status: 'RECEIVED', received: '200.00', reason: 'NO_CONFIRMATION' })
  })

  it('costs a fee after the free ones of a day, rounded up to a cent', async () => {
    await paidOut()
    expect((await ask('withdrawInfo')).value).toMatchObject({ feeFree: 0, countLeft: 2, available: '800.00' })
    const { value } = await withdraw('100.10')
    expect(value).toMatchObject({ fee: '1.01', net: '99.09' })
  })

  it('is not stopped by a break', async () => {
    await query(
      `INSERT INTO play_exclusion (member_id, kind, until, set_by) VALUES ($1, 'EXCLUSION', NULL, 'PLAYER')`,
      [player.id],
    )
    expect((await withdraw('200.00')).status).toBe(200)
  })

  it('is nothing to another player', async () => {
    const refNo = await paidOut()
    const other = await newPlayer(gateway.app)
    expect((await ask('withdrawal', { refNo }, other)).code).toBe('NOT_FOUND')
    expect((await ask('receiveWithdrawal', { refNo, result: 'RECEIVED' }, other)).code).toBe('NOT_FOUND')
  })
})

describe('a refusal names its rule and figure', () => {
  it.each([
    ['99.99', 'AMOUNT_OUT_OF_RANGE', { min: '100.00', max: '50000.00' }],
    ['50000.01', 'AMOUNT_OUT_OF_RANGE', { min: '100.00' }],
    ['100.005', 'AMOUNT_SCALE', { min: '100.00' }],
    ['1000.01', 'INSUFFICIENT_FUNDS', { available: '1000.00' }],
  ])('of %s: %s', async (amount, code, detail) => {
    const answer = await withdraw(amount)
    expect(answer.code).toBe(code)
    expect(answer.value).toMatchObject(detail)
    expect(await money()).toEqual({ cash: '1000.00', hold: '0.00' })
  })

  it('while another one is on its way', async () => {
    const { value } = await withdraw('100.00')
    const second = await withdraw('100.00')
    expect(second).toMatchObject({ status: 409, code: 'PENDING_EXISTS' })
    expect(second.value).toEqual({ refNo: value.refNo, until: value.nextUpdate })
  })

  it('after the withdrawals of a day, with the next date', async () => {
    for (let n = 0; n < 3; n++) await paidOut('100.00')
    const { code, value } = await withdraw('100.00')
    expect(code).toBe('DAILY_LIMIT')
    expect(value).toMatchObject({ kind: 'COUNT', used: '3', limit: '3' })
    expect(Date.parse(value.resetsAt)).toBeGreaterThan(Date.now())
  })

  it('of a wrong transaction password, which is counted', async () => {
    expect(await withdraw('100.00', { password: 'wrong' })).toMatchObject({ code: 'PAY_PASSWORD_WRONG' })
    expect(await withdraw('100.00', { accountId: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('until the deposits since the last withdrawal were staked', async () => {
    await query(
      `INSERT INTO deposit (ref_no, merchant, member_id, currency, method, kind, amount, fee, paid, status, client_key, expires_at, finished_at)
       SELECT 'DP261121-00000000' || n, $1, $2, 'XXX', 'wallet', 'E_WALLET', 1000000, 0, 1000000, 'REVERSED', n, now(), now() - n * interval '1 hour'
       FROM generate_series(10, 11) n`,
      [merchant, player.id],
    )
    const approve = (status: string) =>
      query('UPDATE deposit SET status = $2 WHERE member_id = $1', [player.id, status])
    const bet = `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
        game_category, currency, stake, stake_cash, stake_bonus, valid_bet, status, placed_at)
      VALUES ('p', $1, $1, 'walogm', $2, $1, $2, $2, 'g', 'V', 'RNG', 'TLB', $3, $3, 0, $3, 'SETTLED', now() - $4 * interval '1 minute')`
    await approve('APPROVED')
    // Between the two deposits: it counts for the first one only.
    await query(bet, [randomUUID(), player.id, 300_000, 630])
    await query(bet, [randomUUID(), player.id, 400_000, 10])
    const refused = await withdraw('100.00')
    const left = (await ask('withdrawInfo')).value.turnover
    await query('DELETE FROM bet WHERE member_id = $1', [player.id])
    await query('DELETE FROM deposit WHERE member_id = $1', [player.id])
    expect(refused.code).toBe('TURNOVER_REQUIRED')
    expect(refused.value).toEqual({ required: '200.00', done: '70.00', remaining: '130.00' })
    expect(left).toEqual(refused.value)
    expect((await withdraw('100.00')).status).toBe(200)
  })
})

it('needs no stakes of a player who may not play', async () => {
  await query(
    `INSERT INTO deposit (ref_no, merchant, member_id, currency, method, kind, amount, fee, paid, status, client_key, expires_at, finished_at)
     VALUES ('DP261121-0000000099', $1, $2, 'XXX', 'wallet', 'E_WALLET', 1000000, 0, 1000000, 'APPROVED', 99, now(), now())`,
    [merchant, player.id],
  )
  const before = await withdraw('100.00')
  await ask('takeBreak', { days: 1 })
  const during = await withdraw('100.00')
  await query('DELETE FROM deposit WHERE member_id = $1', [player.id])
  expect(before.code).toBe('TURNOVER_REQUIRED')
  expect(during.status).toBe(200)
})

describe('one press, however often it is sent', () => {
  it('makes one withdrawal of a hundred at the same moment', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, () => withdraw('100.00', {}, key)))
    const refs = new Set(answers.filter(({ status }) => status === 200).map(({ value }) => value.refNo))
    expect(refs.size).toBe(1)
    expect(await money()).toEqual({ cash: '900.00', hold: '100.00' })
    expect(await query('SELECT FROM withdrawal WHERE member_id = $1', [player.id])).toHaveLength(1)
  })

  it('finds its withdrawal after the stored answer is gone', async () => {
    const key = randomUUID()
    const first = await withdraw('100.00', {}, key)
    await query('DELETE FROM idem')
    expect(await withdraw('100.00', {}, key)).toMatchObject({ status: 200, value: { refNo: first.value.refNo } })
  })
})

describe('the sandbox provider', () => {
  it.each([
    ['100.01', 'FAILED', '1000.00', '0.00'],
    ['100.03', 'PAID_OUT', '899.97', '0.00'],
    ['100.04', 'PAID_OUT', '899.96', '0.00'],
    // Half is paid, and the rest is back.
    ['100.05', 'PAID_OUT', '949.98', '0.00'],
    ['100.06', 'PAYING', '899.94', '100.06'],
    ['100.07', 'PAID_OUT', '899.93', '0.00'],
    ['100.09', 'PAID_OUT', '899.91', '0.00'],
  ])('ends a payout of %s as %s', async (amount, status, cash, hold) => {
    const { value } = await withdraw(amount)
    await pay()
    expect((await read(value.refNo)).status).toBe(status)
    expect(await money()).toEqual({ cash, hold })
  })

  it('is asked again where it did not answer, and pays once (.08)', async () => {
    const { value } = await withdraw('100.08')
    await pay()
    await payOut(gateway.deps, sandboxProvider(gateway.deps, deliver), 0)
    await sendAll()
    expect(await query('SELECT FROM sandbox_order WHERE order_no = $1', [value.refNo])).toHaveLength(1)
    expect((await read(value.refNo)).status).toBe('PAID_OUT')
  })
})

describe('the player’s answer', () => {
  const png = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
  const upload = (refNo: string, payload: Buffer, type = 'image/png') =>
    send(gateway.app, {
      ...{ method: 'POST', url: `/wps/mc/withdraw/${refNo}/proofs`, payload },
      headers: { authorization: `Bearer ${player.token}`, 'content-type': type },
    })
  const pictures = () =>
    query('SELECT c.id FROM picture_content c JOIN withdrawal_proof p USING (id) WHERE p.member_id = $1', [player.id])
  const answer = (refNo: string, input: Record<string, unknown>) => ask('receiveWithdrawal', { refNo, ...input })

  it('of a part names the missing amount, and is decided by an operator (checklist 121)', async () => {
    const refNo = await paidOut()
    for (const received of ['0.00', '200.00', '10.001', undefined])
      expect((await answer(refNo, { result: 'PARTLY', received })).status).toBeGreaterThanOrEqual(400)
    const { value } = await answer(refNo, { result: 'PARTLY', received: '150.00' })
    expect(value).toMatchObject({ status: 'DISPUTED', received: '150.00', remainder: '50.00' })
    expect((await answer(refNo, { result: 'RECEIVED' })).code).toBe('STATE_INVALID')
    expect((await operate(refNo, 'resolve', { outcome: 'REFUND', amount: '50.01' })).code).toBe('AMOUNT_OUT_OF_RANGE')
    expect((await operate(refNo, 'resolve', { outcome: 'REFUND', amount: '50.00' })).value.status).toBe('REFUNDED')
    expect(await money()).toEqual({ cash: '850.00', hold: '0.00' })
    expect(await read(refNo)).toMatchObject({ refunded: '50.00' })
  })

  it('of nothing needs a picture (checklist 121)', async () => {
    const refNo = await paidOut()
    expect(await answer(refNo, { result: 'NOT_RECEIVED' })).toMatchObject({ code: 'FILE_COUNT', value: { max: 3 } })
    const picture = await png()
    const { status, value } = await upload(refNo, picture)
    expect(status).toBe(200)
    // Sent again after an answer that was lost: the same proof.
    expect((await upload(refNo, picture)).value.id).toBe(value.id)
    expect((await answer(refNo, { result: 'NOT_RECEIVED', proofs: [randomUUID()] })).code).toBe('NOT_FOUND')
    const disputed = await answer(refNo, { result: 'NOT_RECEIVED', proofs: [value.id] })
    expect(disputed.value).toMatchObject({ status: 'DISPUTED', received: '0.00', remainder: '200.00', proofs: 1 })
    const shown = await gateway.app.inject({ url: `/ops/withdrawals/proofs/${value.id}`, headers: operator() })
    const [from, to] = await Promise.all([picture, shown.rawPayload].map((bytes) => sharp(bytes).raw().toBuffer()))
    expect(from?.equals(to ?? Buffer.alloc(0))).toBe(true)
    expect((await operate(refNo, 'resolve', { outcome: 'FORCED' })).value.status).toBe('FORCED')
    expect(await money()).toEqual({ cash: '800.00', hold: '0.00' })
  })

  it('takes no picture of another player’s withdrawal', async () => {
    const refNo = await paidOut()
    const other = await newPlayer(gateway.app)
    const strange = await send(gateway.app, {
      ...{ method: 'POST', url: `/wps/mc/withdraw/${refNo}/proofs`, payload: await png() },
      headers: { authorization: `Bearer ${other.token}`, 'content-type': 'image/png' },
    })
    expect(strange.code).toBe('NOT_FOUND')
    expect(await pictures()).toEqual([])
  })

  it('forgets a picture that no answer used, after a day', async () => {
    const refNo = await paidOut()
    await upload(refNo, await png())
    await purgeProofs(gateway.deps)
    expect(await pictures()).toHaveLength(1)
    const before = (await query('SELECT FROM picture_content')).length
    await query(`UPDATE withdrawal_proof SET created_at = now() - interval '25 hours' WHERE ref_no = $1`, [refNo])
    await purgeProofs(gateway.deps)
    expect(await query('SELECT FROM picture_content')).toHaveLength(before - 1)
  })
})

const operator = () => ({ authorization: `Bearer ${gateway.deps.config.opsSecrets.FINANCE}`, host: 'localhost' })
const operate = (refNo: string, action: string, payload: Record<string, unknown> = {}) =>
  send(gateway.app, {
    ...{ method: 'POST', url: `/ops/withdrawals/${refNo}/${action}`, payload },
    headers: { ...operator(), 'idempotency-key': randomUUID() },
  })

describe('an operator', () => {
  it('rejects with a reason, which the player reads, and is audited', async () => {
    const { value } = await withdraw('200.00')
    expect((await operate(value.refNo, 'reject', { reason: 'NO_SUCH' })).code).toBe('VALIDATION_FAILED')
    expect((await operate(value.refNo, 'reject', { reason: 'IDENTITY' })).value.status).toBe('REJECTED')
    expect(await read(value.refNo)).toMatchObject({ status: 'REJECTED', reason: 'IDENTITY', nextUpdate: null })
    expect(await money()).toEqual({ cash: '1000.00', hold: '0.00' })
    expect((await operate(value.refNo, 'approve')).code).toBe('STATE_INVALID')
    const actions = await query<{ detail: { reason?: string } }>(
      `SELECT detail FROM audit_log WHERE member_id = $1 AND action = 'ops.withdrawal.reject'`,
      [player.id],
    )
    expect(actions.map(({ detail }) => detail.reason)).toEqual(['IDENTITY'])
  })

  it('decides withdrawals that are too large for the automatic review', async () => {
    const rule = await ruleOf()
    await gateway.deps.settings.store(merchant, 'withdrawal', { ...rule, review: { minutes: 1, most: '150.00' } })
    const { value } = await withdraw('200.06')
    await pay()
    expect((await read(value.refNo)).status).toBe('REVIEW')
    await gateway.deps.settings.store(merchant, 'withdrawal', rule)
    expect((await operate(value.refNo, 'approve')).value.status).toBe('APPROVED')
    await payOut(gateway.deps, sandboxProvider(gateway.deps, deliver), 0)
    expect((await operate(value.refNo, 'pay', { amount: '200.07' })).code).toBe('AMOUNT_OUT_OF_RANGE')
    expect((await operate(value.refNo, 'pay', { amount: '120.00' })).value.status).toBe('PAID_OUT')
    expect(await read(value.refNo)).toMatchObject({ paid: '120.00', reason: 'IN_PART' })
    expect(await money()).toEqual({ cash: '880.00', hold: '0.00' })
  })

  it('ends a payment that has no answer', async () => {
    const { value } = await withdraw('100.06')
    await pay()
    const open = await send(gateway.app, { url: '/ops/withdrawals', headers: operator() })
    expect(open.value.list).toContainEqual(expect.objectContaining({ refNo: value.refNo, accountNo: '1234567890' }))
    expect((await operate(value.refNo, 'fail', { reason: 'NO_ANSWER' })).value.status).toBe('FAILED')
    expect(await money()).toEqual({ cash: '1000.00', hold: '0.00' })
  })

  it('needs the secret of finance', async () => {
    const url = '/ops/withdrawals'
    const headers = { authorization: `Bearer ${gateway.deps.config.opsSecrets.RISK}`, host: 'localhost' }
    expect((await send(gateway.app, { url, headers })).code).toBe('AUTH_REQUIRED')
  })
})

describe('an account', () => {
  it('is held in the player’s own name; a further one waits, and one in use stays', async () => {
    expect((await ask('addPayAccount', bank({ accountNo: '222222', holder: 'Ben Cruz' }))).code).toBe(
      'VALIDATION_FAILED',
    )
    expect((await ask('addPayAccount', bank({ holder: ' ana  REYES' }))).code).toBe('CONFLICT')
    const further = await ask('addPayAccount', bank({ bankCode: 'wallet', holder: 'Ana Reyes' }))
    expect(further.value).toMatchObject({ kind: 'E_WALLET', holder: 'Ana Reyes', masked: '***7890' })
    const early = await withdraw('100.00', { accountId: further.value.id })
    expect(early).toMatchObject({ code: 'ACCOUNT_COOLING', value: { until: further.value.usableFrom } })
    await withdraw('100.00')
    const remove = (id: string) => ask('removePayAccount', { id, password: payPassword })
    expect((await remove(player.accountId)).code).toBe('STATE_INVALID')
    expect((await remove(further.value.id)).code).toBe('OK')
    expect((await ask('withdrawInfo')).value.accounts).toHaveLength(1)
  })
})

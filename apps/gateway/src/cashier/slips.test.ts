import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, newPlayer, type Player, send } from '../../test/gateway.ts'
import { wholeGateway } from '../../test/whole-gateway.ts'
import { bookedPayments } from '../recon/booked-payments.ts'
import { purgeProofs } from '../withdrawals/proofs.ts'
import { expireDeposits } from './expire-deposits.ts'

const gateway = wholeGateway()
let player: Player
let refNo: string

beforeEach(async () => {
  player = await newPlayer(gateway.app)
  refNo = (await order('transfer')).value.refNo
})

const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await gateway.pool.query<T>(text, values)).rows
const order = (methodId: string) =>
  call(gateway.app, 'createDeposit', { methodId, amount: '100.00' }, { token: player.token })
const read = async () => (await call(gateway.app, 'deposit', { refNo }, { token: player.token })).value
const pictureOf = (red: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer()
const upload = async (red: number, who = player, of = refNo) =>
  send(gateway.app, {
    ...{ method: 'POST', url: `/wps/mc/deposit/${of}/pictures`, payload: await pictureOf(red) },
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'image/png' },
  })
const attach = (slip: string, who = player, key: string = randomUUID()) =>
  call(gateway.app, 'sendSlip', { refNo, slip }, { token: who.token, headers: { 'idempotency-key': key } })
const sendSlip = async (red: number) => attach((await upload(red)).value.id)
const asOperator = () => ({ authorization: `Bearer ${gateway.deps.config.opsSecrets.FINANCE}`, host: 'localhost' })
const operate = (action: 'approve' | 'reject') =>
  send(gateway.app, {
    ...{ method: 'POST', url: `/ops/deposits/${refNo}/${action}`, payload: {} },
    headers: { ...asOperator(), 'idempotency-key': randomUUID() },
  })
const showSlip = () => gateway.app.inject({ url: `/ops/deposits/${refNo}/slip`, headers: asOperator() })
const redOf = async (picture: Buffer) => (await sharp(picture).raw().toBuffer())[0]

describe('a bank transfer', () => {
  it('waits for an operator from its start, and names the account to pay to', async () => {
    const deposit = await read()
    expect(deposit).toMatchObject({ status: 'PENDING', slip: null, method: { kind: 'BANK_TRANSFER' } })
    expect(deposit.next).toMatchObject({ type: 'BANK', accountNo: '0000-0000-0000', memo: refNo })
    expect(deposit.steps.map((step: Record<string, string>) => `${step.status} ${step.actor}`)).toEqual([
      ...['CREATED PLAYER', 'PENDING SYSTEM'],
    ])
    expect(await query('SELECT FROM sandbox_order WHERE order_no = $1', [refNo])).toEqual([])
  })

  it('is no difference to the statement of the provider once an operator approved it', async () => {
    expect((await operate('approve')).code).toBe('OK')
    expect((await read()).credited).toBe('100.00')
    const booked = await bookedPayments(gateway.deps.db, 1)
    expect(booked.filter(({ orderNo }) => orderNo === refNo)).toEqual([])
  })
})

describe('a payment slip', () => {
  it('is read with its deposit and in the list, and shown to the operator with an audit entry', async () => {
    const { value } = await sendSlip(10)
    expect(value).toMatchObject({ refNo, status: 'PENDING', slip: { left: 4 } })
    expect((await read()).slip).toEqual(value.slip)
    const open = await call(gateway.app, 'deposits', { state: 'OPEN' }, { token: player.token })
    expect(open.value.list[0].slip).toEqual(value.slip)
    const listed = await send(gateway.app, { url: '/ops/deposits', headers: asOperator() })
    const row = listed.value.list.find((one: { refNo: string }) => one.refNo === refNo)
    expect(row.slipAt).toBe(value.slip.sentAt)
    const shown = await showSlip()
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect(await redOf(shown.rawPayload)).toBe(10)
    const { slip_id } =
      (await query<{ slip_id: string }>('SELECT slip_id FROM deposit WHERE ref_no = $1', [refNo]))[0] ?? {}
    const unaudited = { url: `/ops/withdrawals/proofs/${slip_id}`, headers: asOperator() }
    expect((await gateway.app.inject(unaudited)).statusCode).toBe(404)
    const audited = `SELECT detail FROM audit_log WHERE action = 'ops.deposit.slip' AND detail->>'refNo' = $1`
    expect(await query(audited, [refNo])).toHaveLength(1)
  })

  it('is shown to an operator of finance alone', async () => {
    await sendSlip(10)
    const url = `/ops/deposits/${refNo}/slip`
    for (const secret of [gateway.deps.config.opsSecrets.RISK, player.token]) {
      const headers = { authorization: `Bearer ${secret}`, host: 'localhost' }
      expect((await gateway.app.inject({ url, headers })).statusCode).toBe(401)
    }
  })

  it('is sent once with one key, also when the first answer was lost', async () => {
    const { id } = (await upload(10)).value
    const other = (await upload(20)).value.id
    const key = randomUUID()
    const first = await attach(id, player, key)
    const again = await attach(id, player, key)
    expect(again.value).toEqual(first.value)
    expect(again.headers['idempotency-hit']).toBe('true')
    expect((await attach(other, player, key)).code).toBe('IDEMPOTENCY_MISMATCH')
    // A retry of the upload finds the same picture, which is the slip already.
    expect((await upload(10)).value.id).toBe(id)
    expect((await attach(id)).value.slip).toEqual(first.value.slip)
  })

  it('is replaced four times at most; the operator sees the last one, and the others are removed', async () => {
    for (const red of [10, 20, 30, 40, 50]) expect((await sendSlip(red)).code).toBe('OK')
    expect((await read()).slip.left).toBe(0)
    expect(await sendSlip(60)).toMatchObject({ status: 422, code: 'FILE_COUNT', value: { max: 5 } })
    expect(await redOf((await showSlip()).rawPayload)).toBe(50)
    await query(`UPDATE withdrawal_proof SET created_at = now() - interval '25 hours' WHERE ref_no = $1`, [refNo])
    await purgeProofs(gateway.deps)
    expect(await query('SELECT FROM withdrawal_proof WHERE ref_no = $1', [refNo])).toHaveLength(1)
    expect(await redOf((await showSlip()).rawPayload)).toBe(50)
  })

  it('is refused without its key, and unless the deposit is a bank transfer that waits', async () => {
    const { id } = (await upload(10)).value
    const unkeyed = await send(gateway.app, {
      ...{ method: 'POST', url: `/wps/mc/deposit/${refNo}/slip`, payload: { slip: id } },
      headers: { authorization: `Bearer ${player.token}` },
    })
    expect(unkeyed.code).toBe('IDEMPOTENCY_KEY_REQUIRED')
    const wallet = (await order('bank')).value.refNo
    expect((await upload(10, player, wallet)).code).toBe('STATE_INVALID')
    await operate('reject')
    expect(await attach(id)).toMatchObject({ status: 409, code: 'STATE_INVALID', value: { status: 'REJECTED' } })
    expect((await upload(20)).code).toBe('STATE_INVALID')
    expect(await read()).toMatchObject({ status: 'REJECTED', slip: null })
    expect((await showSlip()).statusCode).toBe(404)
  })

  it('of another player is as unknown as a number that does not exist', async () => {
    const { id } = (await upload(10)).value
    const other = await newPlayer(gateway.app)
    const unknown = 'DP261121-0000000009'
    expect((await upload(10, other)).body).toMatchObject({ code: 'NOT_FOUND', value: null })
    expect((await upload(10, other, unknown)).body).toMatchObject({ code: 'NOT_FOUND', value: null })
    expect((await attach(id, other)).code).toBe('NOT_FOUND')
    await operate('reject')
    expect([(await attach(id, other)).code, (await upload(10, other)).code]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    // Nor does a picture of one deposit serve another.
    refNo = (await order('transfer')).value.refNo
    expect((await attach(id)).code).toBe('NOT_FOUND')
    expect((await read()).slip).toBe(null)
  })

  it('and an approval at the same moment leave a credited deposit, with the slip or without', async () => {
    const { id } = (await upload(10)).value
    const [slip, approval] = await Promise.all([attach(id), operate('approve')])
    expect(approval.code).toBe('OK')
    expect(['OK', 'STATE_INVALID']).toContain(slip.code)
    const deposit = await read()
    expect(deposit).toMatchObject({ status: 'APPROVED', credited: '100.00' })
    expect(deposit.slip !== null).toBe(slip.code === 'OK')
    const used = await query('SELECT FROM withdrawal_proof WHERE ref_no = $1 AND used_at IS NOT NULL', [refNo])
    expect(used).toHaveLength(slip.code === 'OK' ? 1 : 0)
  })

  it('that waits for a decision which has begun is refused by it', async () => {
    const { id } = (await upload(10)).value
    const client = await gateway.pool.connect()
    await client.query('BEGIN')
    await client.query(`UPDATE deposit SET status = 'REJECTED' WHERE ref_no = $1`, [refNo])
    const slip = attach(id)
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(() => query(waiting)).toHaveLength(1)
    await client.query('COMMIT')
    client.release()
    expect(await slip).toMatchObject({ code: 'STATE_INVALID', value: { status: 'REJECTED' } })
    expect((await read()).slip).toBe(null)
  })

  it('of two at the same moment is one of them', async () => {
    const ids = [(await upload(10)).value.id, (await upload(20)).value.id]
    expect((await Promise.all(ids.map((id) => attach(id)))).map(({ code }) => code)).toEqual(['OK', 'OK'])
    const used = 'SELECT id FROM withdrawal_proof WHERE ref_no = $1 AND used_at IS NOT NULL'
    const [row] = await query<{ slip_id: string }>('SELECT slip_id FROM deposit WHERE ref_no = $1', [refNo])
    expect(await query(used, [refNo])).toEqual([{ id: row?.slip_id }])
  })

  it('lets its deposit wait beyond the time to pay, which ends one without a slip', async () => {
    const other = (await order('transfer')).value.refNo
    await sendSlip(10)
    await query('UPDATE deposit SET expires_at = now() WHERE ref_no = ANY($1)', [[refNo, other]])
    await expireDeposits(gateway.deps)
    const states = await query('SELECT status FROM deposit WHERE ref_no = ANY($1) ORDER BY slip_at', [[refNo, other]])
    expect(states).toEqual([{ status: 'PENDING' }, { status: 'EXPIRED' }])
    expect((await operate('approve')).code).toBe('OK')
  })
})

import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { send } from '../../test/gateway.ts'
import { wholeGateway } from '../../test/whole-gateway.ts'
import { expireDeposits } from './expire-deposits.ts'
import { openOffer } from './testing.ts'

const gateway = wholeGateway()
let offer: Awaited<ReturnType<typeof openOffer>>
let refNo: string

beforeEach(async () => {
  offer = await openOffer(gateway)
  refNo = await order('transfer')
})

const order = async (methodId: string): Promise<string> =>
  (await offer.ask('createDeposit', { methodId, amount: '100.00', promoId: offer.promoId })).value.refNo
const operate = (url: string, payload: object = {}, key: string = randomUUID()) =>
  send(gateway.app, {
    ...{ url, ...(url === '/ops/deposits' ? {} : { method: 'POST' as const, payload }) },
    headers: {
      ...{ authorization: `Bearer ${gateway.deps.config.opsSecrets.FINANCE}`, host: 'localhost' },
      'idempotency-key': key,
    },
  })
const approve = (payload?: object, key?: string) => operate(`/ops/deposits/${refNo}/approve`, payload, key)
const listed = async () =>
  (await operate('/ops/deposits')).value.list.find((one: { refNo: string }) => one.refNo === refNo)
const status = async () => (await offer.ask('deposit', { refNo })).value.status
const expire = async () => {
  await offer.query('UPDATE deposit SET expires_at = now() WHERE ref_no = $1', [refNo])
  await expireDeposits(gateway.deps)
}
const cancel = () => offer.ask('cancelDeposit', { refNo })
const addSlip = `UPDATE deposit SET slip_id = gen_random_uuid(), slip_at = now() WHERE ref_no = $1`

describe('a bank transfer', () => {
  it('has a day for the payment', async () => {
    const { createdAt, expiresAt } = (await offer.ask('deposit', { refNo })).value
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(24 * 60 * 60 * 1000)
  })

  it.each([
    ['its time was over', expire, 'EXPIRED'],
    ['its player cancelled', cancel, 'CANCELLED'],
  ])('is credited by an operator, with its bonus, after %s', async (_, end, ended) => {
    await end()
    expect(await status()).toBe(ended)
    expect(await approve()).toMatchObject({ code: 'OK', value: { status: 'APPROVED', bonus: '50.00' } })
    expect(await approve()).toMatchObject({ code: 'STATE_INVALID', value: { status: 'APPROVED' } })
    expect((await offer.ask('balance')).value).toMatchObject({ cash: '1100.00', bonus: '50.00' })
  })

  it('that an operator rejected is not credited afterwards', async () => {
    await operate(`/ops/deposits/${refNo}/reject`)
    expect((await approve()).code).toBe('STATE_INVALID')
  })

  it('shows the operator its bonus, and is listed for a week after its end if it has a slip', async () => {
    expect(await listed()).toMatchObject({ kind: 'BANK_TRANSFER', currency: 'TLB', bonus: '50.00' })
    await offer.query(addSlip, [refNo])
    await cancel()
    expect(await listed()).toMatchObject({ status: 'CANCELLED', promoId: offer.promoId })
    await offer.query(`UPDATE deposit SET slip_at = now() - interval '8 days' WHERE ref_no = $1`, [refNo])
    expect(await listed()).toBe(undefined)
    await offer.query('UPDATE deposit SET slip_id = NULL, slip_at = NULL WHERE ref_no = $1', [refNo])
  })

  it('does not end when its slip comes while its time ends', async () => {
    const client = await gateway.pool.connect()
    await offer.query('UPDATE deposit SET expires_at = now() WHERE ref_no = $1', [refNo])
    await client.query('BEGIN')
    await client.query(addSlip, [refNo])
    const ending = expireDeposits(gateway.deps)
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(() => offer.query(waiting)).toHaveLength(1)
    await client.query('COMMIT')
    client.release()
    await ending
    expect(await status()).toBe('PENDING')
    await offer.query('UPDATE deposit SET slip_id = NULL, slip_at = NULL WHERE ref_no = $1', [refNo])
  })
})

it('a deposit that the provider confirms is not credited by an operator after its end', async () => {
  await cancel()
  refNo = await order('wallet')
  await cancel()
  expect(await approve()).toMatchObject({ code: 'STATE_INVALID', value: { status: 'CANCELLED' } })
})

/** Runs with a changed method of bank transfers. */
async function withMethod(over: object, work: () => Promise<unknown>) {
  const { deposit } = await gateway.deps.settings.of('walogm')
  const methods = deposit.methods.map((one) => (one.code === 'transfer' ? { ...one, ...over } : one))
  await gateway.deps.settings.store('walogm', 'deposit', { ...deposit, methods })
  await work()
  await gateway.deps.settings.store('walogm', 'deposit', deposit)
}

describe('another amount than the ordered one', () => {
  it('is credited as it arrived, with the bonus of that amount, and named to the player and in the audit log', async () => {
    expect((await approve({ amount: '150.00' })).value).toEqual({
      refNo,
      status: 'APPROVED',
      paid: '150.00',
      bonus: '75.00',
    })
    const deposit = (await offer.ask('deposit', { refNo })).value
    expect(deposit).toMatchObject({ amount: '100.00', paid: '150.00', credited: '150.00', bonus: '75.00' })
    expect((await offer.ask('balance')).value).toMatchObject({ cash: '1150.00', bonus: '75.00' })
    const [message] = (await offer.ask('messages', { kind: 'DEPOSIT' })).value.list
    expect(message.title).toBe('Your deposit arrived with another amount')
    const { content } = (await offer.ask('message', { id: message.id })).value
    expect(content).toContain('You requested ₱100.00, and ₱150.00 arrived. ₱150.00 of play money is in your wallet.')
    const [entry] = await offer.query(
      `SELECT detail FROM audit_log WHERE action = 'ops.deposit.approve' AND detail->>'refNo' = $1`,
      [refNo],
    )
    expect(entry).toMatchObject({ detail: { amount: '100.00', paid: '150.00', bonus: '75.00' } })
  })

  it('is credited without the bonus below the smallest deposit of the offer', async () => {
    await withMethod({ min: '50.00' }, async () => {
      expect((await approve({ amount: '59.99' })).value).toMatchObject({ paid: '59.99', bonus: null })
    })
  })

  it('pays the fee of the method for the amount that arrived, also where that is more than the whole order', async () => {
    await withMethod({ feeRate: '0.01' }, () => approve({ amount: '20000.00' }))
    const deposit = (await offer.ask('deposit', { refNo })).value
    expect(deposit).toMatchObject({ amount: '100.00', paid: '20000.00', fee: '200.00', credited: '19800.00' })
  })

  it('counts in the deposit limit of its player', async () => {
    await offer.ask('setLimit', { kind: 'DEPOSIT', window: 'DAY', value: '500.00' })
    await approve({ amount: '150.00' })
    expect((await offer.ask('depositMethods')).value.rgLimit).toMatchObject({ remaining: '350.00' })
  })

  it('is credited once for a key, which belongs to one amount', async () => {
    const key = randomUUID()
    const first = await approve({ amount: '150.00' }, key)
    expect((await approve({ amount: '150.00' }, key)).value).toEqual(first.value)
    expect((await approve({ amount: '160.00' }, key)).code).toBe('IDEMPOTENCY_MISMATCH')
    expect((await approve({ amount: '160.00' })).code).toBe('STATE_INVALID')
    expect((await offer.ask('balance')).value.cash).toBe('1150.00')
  })

  it.each([
    ['99.99', 'AMOUNT_OUT_OF_RANGE'],
    ['50000.01', 'AMOUNT_OUT_OF_RANGE'],
    ['150.001', 'AMOUNT_SCALE'],
    ['0.00', 'VALIDATION_FAILED'],
    ['-150.00', 'VALIDATION_FAILED'],
    ['eighty', 'VALIDATION_FAILED'],
  ])('of %s is refused as %s, and nothing waits in suspense', async (amount, code) => {
    expect((await approve({ amount })).code).toBe(code)
    expect(await status()).toBe('PENDING')
    expect(await offer.query(`SELECT FROM journal WHERE meta->>'refNo' = $1`, [refNo])).toEqual([])
  })

  it('is not an operator’s to say of a payment that the provider reports', async () => {
    await cancel()
    refNo = await order('bank')
    expect((await operate(`/ops/deposits/${refNo}/reject`, { amount: '150.00' })).code).toBe('VALIDATION_FAILED')
    expect((await approve({ amount: '150.00' })).code).toBe('VALIDATION_FAILED')
    expect((await approve({ amount: '100.00' })).code).toBe('OK')
  })
})

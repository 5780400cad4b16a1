import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openGateway, send, type TestGateway } from '../../test/gateway.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { expireDeposits } from './expire-deposits.ts'
import { openOffer } from './testing.ts'

let gateway: TestGateway
let offer: Awaited<ReturnType<typeof openOffer>>
let refNo: string

beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})
beforeEach(async () => {
  offer = await openOffer(gateway)
  refNo = await order('transfer')
})

const order = async (methodId: string): Promise<string> =>
  (await offer.ask('createDeposit', { methodId, amount: '100.00', promoId: offer.promoId })).value.refNo
const operate = (url: string) =>
  send(gateway.app, {
    ...{ url, ...(url === '/ops/deposits' ? {} : { method: 'POST' as const, payload: {} }) },
    headers: {
      ...{ authorization: `Bearer ${gateway.deps.config.opsSecrets.FINANCE}`, host: 'localhost' },
      'idempotency-key': randomUUID(),
    },
  })
const approve = () => operate(`/ops/deposits/${refNo}/approve`)
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

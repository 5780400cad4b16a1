import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { wholeGateway } from '../../test/whole-gateway.ts'
import { offerTitle, openOffer } from './testing.ts'

const gateway = wholeGateway()
let offer: Awaited<ReturnType<typeof openOffer>>

beforeEach(async () => {
  offer = await openOffer(gateway)
})

/** How many methods the brand has. */
const methodCount = async () => (await gateway.deps.settings.of('walogm')).deposit.methods.length
const offered = async () =>
  (await offer.ask('depositMethods')).value.list.flatMap((one: { promos: object[] }) => one.promos)

describe('the offers of a method', () => {
  it('have their terms in the reader’s language', async () => {
    const rules = {
      EN: '50% of your deposit as a bonus, ₱100.00 at most. Deposit ₱60.00 or more. Wagering: 3× the bonus before it becomes cash.',
      HI: 'आपकी जमा का 50% बोनस, ज़्यादा से ज़्यादा ₱100.00। कम से कम ₱60.00 जमा करें। दाँव की शर्त: नकद बनने से पहले बोनस का 3 गुना दाँव लगाएँ।',
    }
    for (const language of ['EN', 'HI'] as const) {
      const headers = { 'x-language': language }
      const { list } = (await offer.ask('depositMethods', {}, headers)).value
      const facts = { rate: '0.5', minDeposit: '60.00', maxBonus: '100.00', wagerTimes: 3 }
      for (const { promos } of list)
        expect(promos).toEqual([
          { promoId: offer.promoId, title: offerTitle[language], rule: rules[language], ...facts },
        ])
    }
  })

  it.each<[string, () => unknown]>([
    ['that have ended', () => offer.end()],
    ['that begin later', () => offer.query(`UPDATE promotion SET starts_at = now() + interval '1 day'`)],
    ['that are hidden', () => offer.query('UPDATE promotion SET is_enabled = false')],
    ['of another brand', () => offer.query(`UPDATE promotion SET merchant = 'tbbet'`)],
    ['for another audience', () => offer.query(`UPDATE promotion SET audience = '{AGENT}'`)],
    ['of another kind', () => offer.query(`UPDATE promotion SET kind = 'JOIN'`)],
    [
      'above the maximum of every method',
      () => offer.query(`UPDATE promotion SET terms = jsonb_set(terms, '{deposit,least}', '"50000.01"')`),
    ],
    ['during a break', () => offer.exclude('TIMEOUT')],
    ['that an open deposit has taken', () => offer.pay('100.00')],
    ['that were used', async () => offer.report((await offer.pay('100.00')).value.refNo, '100.00')],
  ])('leave out those %s', async (_, change) => {
    expect(await offered()).toHaveLength(await methodCount())
    await change()
    expect(await offered()).toEqual([])
  })
})

it('lists no offers with a method that is off', async () => {
  const { deposit } = await gateway.deps.settings.of('walogm')
  const methods = deposit.methods.map((method) => ({ ...method, isOn: method.code !== 'voucher' }))
  await gateway.deps.settings.store('walogm', 'deposit', { ...deposit, methods })
  expect(await offered()).toHaveLength(methods.length - 1)
  await gateway.deps.settings.store('walogm', 'deposit', deposit)
})

describe('a choice', () => {
  it.each<[string, () => unknown, object]>([
    ['unknown', () => offer.query('DELETE FROM promotion'), { reason: 'UNKNOWN' }],
    ['of another brand', () => offer.query(`UPDATE promotion SET merchant = 'tbbet'`), { reason: 'UNKNOWN' }],
    ['for another audience', () => offer.query(`UPDATE promotion SET audience = '{AGENT}'`), { reason: 'UNKNOWN' }],
    ['of another kind', () => offer.query(`UPDATE promotion SET kind = 'JOIN'`), { reason: 'UNKNOWN' }],
    [
      'not begun',
      () => offer.query(`UPDATE promotion SET starts_at = now() + interval '1 day'`),
      { reason: 'UNKNOWN' },
    ],
    ['ended', () => offer.end(), { reason: 'ENDED' }],
    ['used', async () => offer.report((await offer.pay('100.00')).value.refNo, '100.00'), { reason: 'USED' }],
    [
      'above the amount',
      () => offer.query(`UPDATE promotion SET terms = jsonb_set(terms, '{deposit,least}', '"100.01"')`),
      { reason: 'MINIMUM', min: '100.01' },
    ],
  ])('that is %s is refused with the reason, and no deposit is stored', async (_, change, detail) => {
    await change()
    const before = await offer.query('SELECT FROM deposit WHERE member_id = $1', [offer.memberId])
    expect(await offer.pay('100.00')).toMatchObject({ status: 422, code: 'NOT_ELIGIBLE', value: detail })
    expect(await offer.query('SELECT FROM deposit WHERE member_id = $1', [offer.memberId])).toHaveLength(before.length)
  })

  it('is one deposit’s at a time, also of several at the same moment, and free again when that ends', async () => {
    const tries = await Promise.all(Array.from({ length: 6 }, () => offer.pay('100.00')))
    const [made] = tries.filter(({ code }) => code === 'OK')
    const refusals = tries.filter(({ code }) => code !== 'OK')
    expect(refusals).toHaveLength(5)
    for (const each of refusals)
      expect(each).toMatchObject({ code: 'NOT_ELIGIBLE', value: { reason: 'PENDING', refNo: made?.value.refNo } })
    await offer.report(made?.value.refNo, '100.00', 'FAILED')
    expect(await offered()).toHaveLength(await methodCount())
    expect((await offer.pay('100.00')).code).toBe('OK')
    expect(await offer.bonus()).toBe('0.00')
  })

  it('that is sent twice makes one deposit, and another offer under the same key is refused', async () => {
    const key = randomUUID()
    const [one, two] = [await offer.pay('100.00', offer.promoId, key), await offer.pay('100.00', offer.promoId, key)]
    expect(two.value.refNo).toBe(one.value.refNo)
    expect((await offer.pay('100.00', await offer.promotion(), key)).code).toBe('IDEMPOTENCY_MISMATCH')
    await Promise.all(Array.from({ length: 5 }, () => offer.report(one.value.refNo, '100.00')))
    expect(await offer.bonus()).toBe('50.00')
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, type TestGateway } from '../../test/gateway.ts'
import { openArcade } from '../../test/money/arcade.ts'
import { newHolder } from './testing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openArcade()
})
afterAll(async () => {
  await gateway.close()
})

const unit = 10_000n

/** A holder with credits at midnights of Manila, eight hours before those of UTC. */
async function holderOfTwoMonths() {
  const holder = await newHolder(gateway)
  // The welcome credit is of today; the statements are of a year before it.
  await holder.creditAt('2026-01-31T15:59:59.999Z', 5n * unit)
  await holder.creditAt('2026-01-31T16:00:00.000Z', 7n * unit)
  await holder.creditAt('2026-02-28T15:59:59.999Z', 11n * unit)
  await holder.creditAt('2026-02-28T16:00:00.000Z', 13n * unit)
  const of = async (month: string) => (await call(gateway.app, 'statement', { month }, { token: holder.token })).value
  return { ...holder, of }
}

it('states a month by the days of the merchant, and each month begins where the one before ended', async () => {
  const { of, token } = await holderOfTwoMonths()
  const [january, february, march] = [await of('2026-01'), await of('2026-02'), await of('2026-03')]
  expect(february.rows).toEqual([{ kind: 'CORRECTION', count: 2, in: '18.00', out: '0.00' }])
  expect(february).toMatchObject({ in: '18.00', out: '0.00' })
  expect([january.in, march.in]).toEqual(['5.00', '13.00'])
  expect(february.opening).toBe(january.closing)
  expect(march.opening).toBe(february.closing)
  const days = { startDate: '2026-02-01', endDate: '2026-02-28', wallet: 'MAIN' }
  const { summary } = (await call(gateway.app, 'transactions', days, { token })).value
  expect(summary).toMatchObject({ in: february.in, out: february.out })
})

it('states this month up to now, by kind of entry', async () => {
  const { token, book, owner } = await newHolder(gateway)
  await book('ADJ', { amount: -250_000n })
  const { rows } = await gateway.pool.query<{ month: string; balance: string }>(
    `SELECT to_char(now() AT TIME ZONE 'Asia/Manila', 'YYYY-MM') AS month, balance FROM account
      WHERE member_id = $1 AND type = 'CASH' AND currency = 'TLB'`,
    [owner.memberId],
  )
  const { value } = await call(gateway.app, 'statement', { month: rows[0]?.month }, { token })
  expect(value).toMatchObject({ opening: '0.00', closing: '975.00', in: '1000.00', out: '25.00' })
  expect(rows[0]?.balance).toBe('9750000')
  expect(value.rows).toEqual([{ kind: 'CORRECTION', count: 2, in: '1000.00', out: '25.00' }])
})

it.each(['2026-13', '2026-00', '1999-12', '2026-1'])('refuses the month %s', async (month) => {
  const { token } = await newHolder(gateway)
  expect((await call(gateway.app, 'statement', { month }, { token })).code).toBe('VALIDATION_FAILED')
})

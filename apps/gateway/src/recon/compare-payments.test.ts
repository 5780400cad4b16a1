import { expect, it } from 'vitest'
import { pairPayments, sumByDay } from './compare-payments.ts'

const payment = (over: object = {}) => ({
  ...{ orderNo: 'DP1', merchant: 'walogm', currency: 'TLB', providerRef: 'a-1', amount: 100n, day: '2026-12-01' },
  ...over,
})

it('a payment that is booked after midnight belongs to the provider’s day', () => {
  const pairs = pairPayments([payment({ day: '2026-12-02' })], [payment()])
  expect(pairs).toEqual([expect.objectContaining({ day: '2026-12-01', ledger: 100n, statement: 100n })])
})

it.each([
  ['order', { orderNo: 'DP2' }],
  ['payment', { providerRef: 'a-2' }],
  ['merchant', { merchant: 'hawkplay' }],
  ['currency', { currency: 'USD' }],
])('equal amounts of another %s are two cases', (_part, over) => {
  const differences = pairPayments([payment()], [payment(over)]).map(({ ledger, statement }) => ledger - statement)
  expect(differences.sort()).toEqual([-100n, 100n])
})

it('sums the days apart, the newest first', () => {
  const sums = sumByDay(
    pairPayments([], [payment(), payment({ orderNo: 'DP2', day: '2026-12-02' }), payment({ orderNo: 'DP3' })]),
  )
  expect(sums.map(({ day, statement }) => [day, statement])).toEqual([
    ['2026-12-02', 100n],
    ['2026-12-01', 200n],
  ])
})

import { expect, it } from 'vitest'
import { depositStatuses } from '../db/schema/cashier.ts'
import { feeOf } from './deposit-methods.ts'
import { type DepositEvent, depositEdges, isOpen, nextStatus } from './deposit-states.ts'

const events = Object.keys(depositEdges) as DepositEvent[]

it('has the edges of the contract and no other', () => {
  const edges = depositStatuses.flatMap((status) =>
    events.flatMap((event) => {
      const to = nextStatus(status, event)
      return to ? [`${status} ${event} ${to}`] : []
    }),
  )
  expect(edges.sort()).toEqual(
    [
      ...['CREATED accepted PENDING', 'CREATED refused FAILED', 'CREATED unanswered FAILED', 'CREATED failed FAILED'],
      ...['CREATED paid APPROVED', 'CREATED cancelled CANCELLED', 'PENDING paid APPROVED', 'PENDING failed FAILED'],
      ...['PENDING expired EXPIRED', 'PENDING rejected REJECTED', 'PENDING cancelled CANCELLED'],
      ...['EXPIRED paid APPROVED', 'CANCELLED paid APPROVED', 'FAILED paid APPROVED'],
    ].sort(),
  )
})

it('allows only payments after the end', () => {
  for (const status of depositStatuses.filter((each) => !isOpen(each)))
    for (const event of events.filter((each) => each !== 'paid')) expect(nextStatus(status, event)).toBeNull()
})

it.each([
  [10_000n, '0', 0n],
  [1_000_000n, '0.01', 10_000n],
  [10_100n, '0.01', 200n],
  [100n, '0.000001', 100n],
])('takes of %s at a rate of %s a fee of %s, in whole cents', (amount, feeRate, fee) =>
  expect(feeOf(amount, { feeRate })).toBe(fee),
)

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlayer, openGateway, type TestGateway } from '../../test/gateway.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { formatMoney, type Units } from '../ledger/money.ts'
import { changeDeposit } from './change-deposit.ts'
import { createDeposit } from './create-deposit.ts'
import { type DepositEvent, type DepositStatus, nextStatus } from './deposit-states.ts'
import { bonusFor } from './offer-terms.ts'
import { takePayment } from './payment-message.ts'

let gateway: TestGateway
let memberId: string
const merchant = 'walogm'
const at = '2026-11-21T10:00:00.000Z'

beforeAll(async () => {
  gateway = await openGateway()
  const { username } = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [username])
  memberId = rows[0]?.id ?? ''
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})

const terms = { rate: '0.3', least: '60.00', most: '25.00' }
/** A deposit's offer, which no promotion has to have: approvals read the frozen terms alone. */
const chooseOffer = (refNo: string, promotionId: string) =>
  gateway.pool.query('UPDATE deposit SET offer = $2 WHERE ref_no = $1', [
    refNo,
    { promotionId, titles: { EN: 'Half on top' }, wagerTimes: 2, ...terms },
  ])

const ordered = 1_000_000n
const most = 500_000_000n
/** The order's amount, half of it, and more than the method's maximum. */
const amounts = [ordered, ordered / 2n, most + 10_000n]

type Step =
  | { kind: 'own'; event: DepositEvent & ('accepted' | 'cancelled' | 'expired' | 'rejected' | 'unanswered') }
  | { kind: 'said'; status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED'; payment: number; amount: Units; copies: number }

const own = fc.constantFrom('accepted', 'cancelled', 'expired', 'rejected', 'unanswered')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('own' as const), event: own as fc.Arbitrary<Extract<Step, { kind: 'own' }>['event']> }),
  fc.record({
    kind: fc.constant('said' as const),
    status: fc.constantFrom('PAID', 'PAID', 'PAID', 'FAILED', 'EXPIRED', 'PENDING'),
    payment: fc.integer({ min: 1, max: 2 }),
    amount: fc.constantFrom(...amounts),
    copies: fc.integer({ min: 1, max: 3 }),
  }),
)

/** The rules in memory: credited and suspended amounts, by payment. */
function modelOf() {
  let status: DepositStatus = 'CREATED'
  let credited: { payment: number; amount: Units } | null = null
  const suspended = new Map<number, Units>()
  const go = (event: DepositEvent) => {
    const next = nextStatus(status, event)
    if (next) status = next
    return next !== null
  }
  const pay = (payment: number, amount: Units) => {
    if (credited?.payment === payment || suspended.has(payment)) return
    if (amount <= most && go('paid')) credited = { payment, amount }
    else suspended.set(payment, amount)
  }
  return {
    take(one: Step) {
      if (one.kind === 'own') go(one.event)
      else if (one.status === 'PAID') pay(one.payment, one.amount)
      else if (one.status !== 'PENDING') go(one.status === 'FAILED' ? 'failed' : 'expired')
    },
    end: () => ({
      ...{ status, credited: credited?.amount ?? 0n, bonus: bonusFor(credited?.amount ?? 0n, terms) },
      suspended: [...suspended.values()].reduce((sum, amount) => sum + amount, 0n),
    }),
  }
}

const sumOf = async (text: string, refNo: string) =>
  BigInt((await gateway.pool.query<{ sum: string | null }>(text, [refNo])).rows[0]?.sum ?? 0)

async function endOf(refNo: string) {
  const [row] = (
    await gateway.pool.query<{ status: DepositStatus }>('SELECT status FROM deposit WHERE ref_no = $1', [refNo])
  ).rows
  const legs = 'FROM entry e JOIN account a ON a.id = e.account_id JOIN journal j ON j.id = e.journal_id'
  return {
    status: row?.status,
    bonus: await sumOf(
      `SELECT sum(e.amount) ${legs} WHERE j.meta->>'deposit' = $1 AND j.kind = 'BON' AND a.type = 'BONUS'`,
      refNo,
    ),
    credited: await sumOf(`SELECT sum(e.amount) ${legs} WHERE j.ref_no = $1 AND a.type = 'CASH'`, refNo),
    suspended: await sumOf(`SELECT sum(e.amount) ${legs} WHERE j.meta->>'refNo' = $1 AND a.type = 'H:SUSPENSE'`, refNo),
  }
}

async function perform(refNo: string, one: Step): Promise<void> {
  const { db } = gateway.deps
  if (one.kind === 'own') return void (await db.transaction((tx) => changeDeposit(tx, refNo, one.event)))
  const { status, payment, amount, copies } = one
  const message = { type: 'DEPOSIT', orderNo: refNo, status, currency: 'TLB', at, amount: formatMoney(amount) } as const
  const facts = { ...message, eventId: randomUUID(), providerRef: `payment-${payment}` }
  // The same event several times at once.
  const call = { provider: `pay.${merchant}`, merchant }
  await Promise.all(Array.from({ length: copies }, () => takePayment(gateway.deps, call, facts)))
}

it('credits a deposit and its bonus at most once, in every order of events', { timeout: 120_000 }, async () => {
  const rule = { ...(await gateway.deps.settings.of(merchant)).deposit, maxOpen: 1000 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const order = { caller: { memberId, merchant }, currency: 'TLB', rule, key: randomUUID() }
      const input = { methodId: 'wallet', amount: formatMoney(ordered) }
      const { refNo } = await gateway.deps.db.transaction((tx) => createDeposit(tx, { ...order, input }))
      await chooseOffer(refNo, randomUUID())
      const model = modelOf()
      for (const one of steps) {
        model.take(one)
        await perform(refNo, one)
      }
      expect(await endOf(refNo)).toEqual(model.end())
    }),
    { numRuns: 60 },
  )
})

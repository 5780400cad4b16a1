import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlayer, openGateway, type TestGateway } from '../../test/gateway.ts'
import { takePayment } from '../cashier/payment-message.ts'
import { brokenOnes, checkInvariants } from '../ledger/invariants.ts'
import { formatMoney, type Units } from '../ledger/money.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import { createWithdrawal } from './create-withdrawal.ts'
import { addAccount } from './pay-account.ts'
import { nextStatus, type WithdrawEvent, type WithdrawStatus } from './withdraw-states.ts'
import { ownWithdrawal } from './withdraw-view.ts'

let gateway: TestGateway
let memberId: string
let accountId: string
const merchant = 'walogm'
const currency = 'TLB'
const at = '2026-11-21T10:00:00.000Z'
/** A part of the welcome amount of a new player. */
const start = 10_000_000n
const asked = 1_000_000n
/** All, a part, and more than was asked. */
const amounts = [asked, asked / 4n, asked + 10_000n]

beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(async () => {
  const broken = brokenOnes(await checkInvariants(gateway.pool))
  await gateway.close()
  expect(broken).toEqual([])
})

const ruleOf = async () => ({
  ...(await gateway.deps.settings.of(merchant)).withdrawal,
  ...{ dailyCount: 1000, dailyAmount: '9999999.00', freeCount: 0 },
})

type Own = Exclude<WithdrawEvent, 'refunded'>
type Step =
  | { kind: 'own'; event: Own }
  | { kind: 'refund'; amount: Units }
  | { kind: 'said'; status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED'; payment: number; amount: Units; copies: number }

const own: Own[] = [
  'approved',
  'approved',
  'sent',
  'sent',
  'rejected',
  'paid',
  'failed',
  'received',
  'disputed',
  'forced',
]
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('own' as const), event: fc.constantFrom(...own) }),
  fc.record({ kind: fc.constant('refund' as const), amount: fc.constantFrom(asked / 10n, asked / 4n) }),
  fc.record({
    kind: fc.constant('said' as const),
    status: fc.constantFrom('PAID', 'PAID', 'PAID', 'FAILED', 'EXPIRED', 'PENDING'),
    payment: fc.integer({ min: 1, max: 2 }),
    amount: fc.constantFrom(...amounts),
    copies: fc.integer({ min: 1, max: 3 }),
  }),
)
/** Most withdrawals get as far as the provider. */
const steps = fc
  .tuple(fc.boolean(), fc.array(step, { minLength: 1, maxLength: 8 }))
  .map(([isSent, rest]): Step[] => [
    ...(isSent ? [own[0], own[2]].map((event) => ({ kind: 'own' as const, event: event as Own })) : []),
    ...rest,
  ])

const fee = asked / 100n
const net = asked - fee

/** The rules in memory: the player's balance, the amount on hold, and the amount in suspense. */
function modelOf() {
  let status: WithdrawStatus = 'REVIEW'
  let [cash, hold, suspense] = [start - asked, asked, 0n]
  let [paid, providerRef] = [null as Units | null, null as number | null]
  const seen = new Set<number>()
  const go = (event: WithdrawEvent) => {
    const next = nextStatus(status, event)
    if (next) status = next
    return next !== null
  }
  const settle = (amount: Units) => {
    paid = amount
    hold = 0n
    cash += net - amount
  }
  const release = () => {
    hold = 0n
    cash += asked
  }
  const said = (payment: number, amount: Units) => {
    if (seen.has(payment) || providerRef === payment) return
    if (amount <= net && go('paid')) {
      settle(amount)
      providerRef = payment
    } else if (amount <= net && paid === amount && providerRef === null) providerRef = payment
    else {
      seen.add(payment)
      suspense -= amount
    }
  }
  return {
    take(one: Step) {
      if (one.kind === 'own') {
        if (!go(one.event)) return
        if (one.event === 'paid') settle(net)
        if (one.event === 'rejected' || one.event === 'failed') release()
      } else if (one.kind === 'refund') {
        if (go('refunded')) cash += one.amount
      } else if (one.status === 'PAID') said(one.payment, one.amount)
      else if (one.status === 'FAILED' && go('failed')) release()
    },
    end: () => ({ status, cash, hold, suspense }),
  }
}

const balance = async (type: string) =>
  BigInt(
    (
      await gateway.pool.query<{ balance: string }>('SELECT balance FROM account WHERE member_id = $1 AND type = $2', [
        ...[memberId, type],
      ])
    ).rows[0]?.balance ?? 0,
  )

async function endOf(refNo: string) {
  const { rows } = await gateway.pool.query<{ sum: string | null }>(
    `SELECT sum(e.amount) FROM entry e JOIN account a ON a.id = e.account_id JOIN journal j ON j.id = e.journal_id
     WHERE j.kind = 'SUS' AND j.meta->>'refNo' = $1 AND a.type = 'H:SUSPENSE'`,
    [refNo],
  )
  const { status } = await ownWithdrawal(gateway.deps.db, { memberId }, refNo)
  return { status, cash: await balance('CASH'), hold: await balance('HOLD'), suspense: BigInt(rows[0]?.sum ?? 0) }
}

async function perform(refNo: string, one: Step): Promise<void> {
  const { db } = gateway.deps
  const rule = await ruleOf()
  const row = { refNo, memberId, currency }
  const change = (event: WithdrawEvent, facts = {}) =>
    db.transaction((tx) => changeWithdrawal(tx, row, event, { actor: 'OPERATOR', rule, facts }))
  if (one.kind === 'own') return void (await change(one.event, one.event === 'paid' ? { paid: net } : {}))
  if (one.kind === 'refund') return void (await change('refunded', { refunded: one.amount }))
  const { status, payment, amount, copies } = one
  const message = { type: 'PAYOUT', orderNo: refNo, status, currency, at, amount: formatMoney(amount) } as const
  const facts = { ...message, eventId: randomUUID(), providerRef: `payment-${payment}` }
  const call = { provider: `pay.${merchant}`, merchant }
  // The same event several times at once.
  await Promise.all(Array.from({ length: copies }, () => takePayment(gateway.deps, call, facts)))
}

async function newPayee(): Promise<void> {
  const { username } = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [username])
  memberId = rows[0]?.id ?? ''
  const input = { bankCode: 'bank', accountNo: '1234567890', holder: 'Ana Reyes' }
  const adding = { caller: { memberId, merchant }, currency, input, key: randomUUID(), rule: await ruleOf() }
  accountId = (await gateway.deps.db.transaction((tx) => addAccount(tx, adding))).id
}

it('pays a withdrawal at most once, in every order of events', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await newPayee()
      const order = { caller: { memberId, merchant }, currency, rule: await ruleOf(), key: randomUUID() }
      const input = { amount: formatMoney(asked), accountId }
      const { refNo } = await gateway.deps.db.transaction((tx) => createWithdrawal(tx, { ...order, input }))
      const model = modelOf()
      for (const one of all) {
        model.take(one)
        await perform(refNo, one)
      }
      expect(await endOf(refNo)).toEqual(model.end())
    }),
    { numRuns: 60 },
  )
})

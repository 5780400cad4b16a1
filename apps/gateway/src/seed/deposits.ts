import { changeDeposit } from '../cashier/change-deposit.ts'
import { createDeposit } from '../cashier/create-deposit.ts'
import type { DepositEvent } from '../cashier/deposit-states.ts'
import type { DepositRow } from '../cashier/deposit-view.ts'
import { payDeposit } from '../cashier/pay-deposit.ts'
import type { Tx } from '../db/client.ts'
import { and, eq, inArray } from '../db/orm.ts'
import { deposits } from '../db/schema/cashier.ts'
import { members } from '../db/schema/member.ts'
import { dropMails } from '../mail/queue-mail.ts'
import type { Merchant } from '../permission/merchants.ts'
import { depositDefaults as rule } from '../permission/settings.ts'
import { dateBackNews, dateBackSteps, earlier } from './date-back.ts'
import type { History } from './history.ts'

type Seed = { amount: string; methodId: string; end: Exclude<DepositEvent, 'accepted'>; daysAgo: number }

/** Oldest first: one for each state in which a deposit ends, and credits over three months. */
const seeds: readonly Seed[] = [
  { amount: '200.00', methodId: 'bank', end: 'failed', daysAgo: 84 },
  { amount: '100.00', methodId: 'wallet', end: 'paid', daysAgo: 79 },
  { amount: '750.00', methodId: 'voucher', end: 'expired', daysAgo: 61 },
  { amount: '1000.00', methodId: 'bank', end: 'rejected', daysAgo: 43 },
  { amount: '100.00', methodId: 'wallet', end: 'paid', daysAgo: 33 },
  { amount: '100.00', methodId: 'wallet', end: 'unanswered', daysAgo: 26 },
  { amount: '300.00', methodId: 'bank', end: 'cancelled', daysAgo: 12 },
  { amount: '500.00', methodId: 'voucher', end: 'paid', daysAgo: 0 },
  { amount: '250.00', methodId: 'wallet', end: 'paid', daysAgo: 0 },
]

/** Accounts that guides name. */
const payers = ['player01', 'vip01']

/** Deposits of the demo accounts in every state that lasts, by the state machine and the posting procedure. */
export async function seedDeposits(tx: Tx, merchant: Merchant, history: History): Promise<void> {
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant.code), inArray(members.username, payers)))
  for (const { id: memberId } of found)
    for (const [at, seed] of seeds.entries())
      history.add(seed.daysAgo, () => seedDeposit(tx, { merchant, memberId, key: `demo-${at}` }, seed))
}

type Place = { merchant: Merchant; memberId: string; key: string }

async function seedDeposit(tx: Tx, { merchant, memberId, key }: Place, seed: Seed): Promise<void> {
  const { amount, methodId, end, daysAgo } = seed
  const caller = { memberId, merchant: merchant.code }
  const row = await createDeposit(tx, { caller, currency: merchant.currency, input: { amount, methodId }, key, rule })
  // No provider has these orders; one that never answered never accepted either.
  if (end !== 'unanswered') await changeDeposit(tx, row.refNo, 'accepted')
  await endDeposit(tx, row, end)
  await dateBack(tx, row, daysAgo)
}

async function endDeposit(tx: Tx, row: DepositRow, end: Seed['end']): Promise<void> {
  if (end !== 'paid') return void (await changeDeposit(tx, row.refNo, end))
  await payDeposit(tx, row, { amount: row.amount, currency: row.currency, providerRef: row.clientKey }, rule.methods)
}

async function dateBack(tx: Tx, { refNo }: DepositRow, daysAgo: number): Promise<void> {
  const { createdAt, expiresAt, finishedAt } = deposits
  await tx
    .update(deposits)
    .set({
      createdAt: earlier(createdAt, daysAgo),
      expiresAt: earlier(expiresAt, daysAgo),
      finishedAt: earlier(finishedAt, daysAgo),
    })
    .where(eq(deposits.refNo, refNo))
  await dateBackSteps(tx, refNo, daysAgo)
  await dateBackNews(tx, refNo, daysAgo)
  // Those of today neither: the demo world begins with them.
  await dropMails(tx, refNo)
}

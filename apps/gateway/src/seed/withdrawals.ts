import type { WithdrawReason } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, inArray, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { payAccounts, withdrawals } from '../db/schema/withdrawal.ts'
import type { Merchant } from '../permission/merchants.ts'
import { withdrawalDefaults } from '../permission/withdrawal-rule.ts'
import { changeWithdrawal } from '../withdrawals/change-withdrawal.ts'
import { createWithdrawal } from '../withdrawals/create-withdrawal.ts'
import { addAccount } from '../withdrawals/pay-account.ts'
import { readFunds } from '../withdrawals/read-funds.ts'
import type { WithdrawalRow } from '../withdrawals/rows.ts'
import { wageringOf } from '../withdrawals/wagering.ts'
import type { Actor, WithdrawEvent } from '../withdrawals/withdraw-states.ts'
import { dateBackNews, dateBackSteps, earlier } from './date-back.ts'
import type { History } from './history.ts'

/** Deposits of the seeds ask for no stakes here, and each of these is on a day of its own. */
const rule = { ...withdrawalDefaults, turnoverTimes: 0, freeCount: 1000, dailyCount: 1000 }

type Event = {
  event: WithdrawEvent
  actor: Actor
  reason?: WithdrawReason
  facts?: Partial<Pick<WithdrawalRow, 'paid' | 'received' | 'refunded'>>
}
type Seed = { amount: string; daysAgo: number; events: readonly Event[]; only?: string }

const whole = 1_000_000n
const part = 600_000n
const sent: Event[] = [
  { event: 'approved', actor: 'SYSTEM' },
  { event: 'sent', actor: 'SYSTEM' },
]
const paid: Event[] = [...sent, { event: 'paid', actor: 'PROVIDER', facts: { paid: whole } }]
const disputed: Event[] = [...paid, { event: 'disputed', actor: 'PLAYER', facts: { received: part } }]

const received: Event[] = [...paid, { event: 'received', actor: 'PLAYER', facts: { received: whole } }]

/** Oldest first, every state that lasts. Of those on their way a member has one at a time. */
const seeds: readonly Seed[] = [
  { amount: '100.00', daysAgo: 88, events: received },
  { amount: '350.00', daysAgo: 70, events: [{ event: 'rejected', actor: 'OPERATOR', reason: 'ACCOUNT_DETAILS' }] },
  { amount: '100.00', daysAgo: 65, events: received },
  {
    ...{ amount: '100.00', daysAgo: 52 },
    events: [...paid, { event: 'received', actor: 'SYSTEM', reason: 'NO_CONFIRMATION', facts: { received: whole } }],
  },
  { amount: '250.00', daysAgo: 37, events: [...sent, { event: 'failed', actor: 'PROVIDER', reason: 'PROVIDER' }] },
  { amount: '100.00', daysAgo: 30, events: received },
  {
    ...{ amount: '100.00', daysAgo: 24 },
    events: [...disputed, { event: 'refunded', actor: 'OPERATOR', facts: { refunded: whole - part } }],
  },
  { amount: '100.00', daysAgo: 13, events: [...disputed, { event: 'forced', actor: 'OPERATOR' }] },
  { amount: '100.00', daysAgo: 2, events: disputed },
  { amount: '100.00', daysAgo: 0, events: paid },
  { amount: '100.00', daysAgo: 0, events: [], only: 'player01' },
  // The sandbox never answers about this amount.
  { amount: '100.06', daysAgo: 0, events: sent, only: 'vip01' },
]
/** More than all of them hold at once. */
const needed = 10_000_000n

/** Withdrawals of the accounts that guides name, by the state machine and the posting procedure. */
export async function seedWithdrawals(tx: Tx, { code, currency }: Merchant, history: History): Promise<void> {
  const found = await tx
    .select({ id: members.id, username: members.username, profile: members.profile })
    .from(members)
    .where(and(eq(members.merchant, code), inArray(members.username, ['player01', 'vip01'])))
  for (const { id, username, profile } of found) {
    // A player of an older world may have less.
    if ((await readFunds(tx, id, currency)) < needed) continue
    const caller = { memberId: id, merchant: code }
    // Or an open bonus.
    if ((await wageringOf(tx, caller, rule.turnoverTimes)).bonuses.count > 0) continue
    const accountId = await seedAccount(tx, { caller, currency, holder: profile.payeeName?.trim() || 'Demo Player' })
    const own = seeds.filter(({ only }) => only === undefined || only === username)
    for (const [at, seed] of own.entries()) {
      const order = { caller, currency, rule, key: `demo-${at}`, input: { amount: seed.amount, accountId } }
      history.add(seed.daysAgo, async () => await seedWithdrawal(tx, await createWithdrawal(tx, order), seed))
    }
  }
}

type Payee = { caller: { memberId: string; merchant: string }; currency: string; holder: string }

async function seedAccount(tx: Tx, { caller, currency, holder }: Payee): Promise<string> {
  const input = { bankCode: 'bank', accountNo: '6002004321', holder }
  const { id } = await addAccount(tx, { caller, currency, input, key: 'demo-account', rule })
  const isThis = eq(payAccounts.id, id)
  await tx
    .update(payAccounts)
    .set({ createdAt: sql`now() - interval '89 days'`, usableFrom: sql`now() - interval '89 days'` })
    .where(isThis)
  return id
}

async function seedWithdrawal(tx: Tx, row: WithdrawalRow, { events, daysAgo }: Seed): Promise<void> {
  for (const { event, ...change } of events) await changeWithdrawal(tx, row, event, { ...change, rule })
  await dateBack(tx, row, daysAgo)
}

async function dateBack(tx: Tx, { refNo }: WithdrawalRow, daysAgo: number): Promise<void> {
  const { createdAt, changedAt, paidAt, nextAt } = withdrawals
  await tx
    .update(withdrawals)
    .set({
      ...{ createdAt: earlier(createdAt, daysAgo), changedAt: earlier(changedAt, daysAgo) },
      ...{ paidAt: earlier(paidAt, daysAgo), nextAt: earlier(nextAt, daysAgo) },
    })
    .where(eq(withdrawals.refNo, refNo))
  await dateBackSteps(tx, refNo, daysAgo, daysAgo > 0 ? 4 : 0)
  await dateBackNews(tx, refNo, daysAgo)
}

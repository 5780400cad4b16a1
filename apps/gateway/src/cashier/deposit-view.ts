import {
  AppError,
  type Caller,
  type DepositStep,
  type Endpoints,
  maxSlips,
  type Value,
} from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { and, count, desc, eq, inArray, notInArray } from '../db/orm.ts'
import { deposits } from '../db/schema/cashier.ts'
import { formatMoney } from '../ledger/money.ts'
import { methodName } from './deposit-methods.ts'
import { type DepositStatus, isOpen } from './deposit-states.ts'
import { offerFacts } from './offer-terms.ts'
import { readSteps } from './steps.ts'

export type DepositRow = typeof deposits.$inferSelect
export type DepositView = Value<Endpoints['deposit']>

const openStatuses: DepositStatus[] = ['CREATED', 'PENDING']

/** A deposit as its player reads it. `next` is set while a step is left to do. */
export async function depositView(db: Reader, row: DepositRow, language: string): Promise<DepositView> {
  return viewOf(row, (await readSteps(db, [row.refNo]))(row.refNo), language)
}

function viewOf(row: DepositRow, steps: DepositStep[], language: string): DepositView {
  const { refNo, method, kind, amount, fee, paid, currency, status, reason, offer, bonus } = row
  return {
    ...{ refNo, method: { id: method, name: methodName(method, language), kind }, currency, status, reason },
    ...{ amount: formatMoney(amount), paid: paid === null ? null : formatMoney(paid), fee: formatMoney(fee) },
    bonus: bonus === null ? null : formatMoney(bonus),
    promo: offer && offerFacts(offer, language),
    credited: status === 'APPROVED' && paid !== null ? formatMoney(paid - fee) : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    steps,
    next: isOpen(status) ? nextOf(row) : null,
    slip: row.slipAt && { sentAt: row.slipAt.toISOString(), left: maxSlips - row.slips },
  }
}

function nextOf({ payUrl, payTo, refNo }: DepositRow): DepositView['next'] {
  if (payTo !== null) return { type: 'BANK', ...payTo, memo: refNo }
  return payUrl !== null ? { type: 'REDIRECT', url: payUrl } : null
}

type Owner = Pick<Caller, 'memberId'>

/** @throws AppError NOT_FOUND for a deposit of another player too */
export async function ownDeposit(db: Reader, { memberId }: Owner, refNo: string): Promise<DepositRow> {
  const isOwn = and(eq(deposits.refNo, refNo), eq(deposits.memberId, memberId))
  const [row] = await db.select().from(deposits).where(isOwn)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export const depositOfKey = async (db: Reader, { memberId }: Owner, key: string): Promise<DepositRow | undefined> =>
  (
    await db
      .select()
      .from(deposits)
      .where(and(eq(deposits.memberId, memberId), eq(deposits.clientKey, key)))
  )[0]

export const openDeposits = (db: Reader, { memberId }: Owner): Promise<DepositRow[]> =>
  db
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), inArray(deposits.status, openStatuses)))

type Asked = { state: 'ALL' | 'OPEN' | 'CLOSED' } & Record<'pageNo' | 'pageSize', number>

export async function depositPage(db: Reader, { memberId }: Owner, asked: Asked, language: string) {
  const { state, pageNo, pageSize } = asked
  const inState = {
    ALL: undefined,
    OPEN: inArray(deposits.status, openStatuses),
    CLOSED: notInArray(deposits.status, openStatuses),
  }
  const found = and(eq(deposits.memberId, memberId), inState[state])
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(deposits)
      .where(found)
      .orderBy(desc(deposits.createdAt), desc(deposits.refNo))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ count: count() }).from(deposits).where(found),
  ])
  const totalCount = totals[0]?.count ?? 0
  const stepsOf = await readSteps(
    db,
    rows.map(({ refNo }) => refNo),
  )
  const list = rows.map((row) => viewOf(row, stepsOf(row.refNo), language))
  return { list, pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}

import { AppError, type Caller, type Withdrawal, type WithdrawStep } from '@boardwalk/api-client/contract'
import { readSteps } from '../cashier/steps.ts'
import type { Reader } from '../db/client.ts'
import { and, count, desc, eq, inArray, isNotNull, notInArray } from '../db/orm.ts'
import { payAccounts, withdrawalProofs, withdrawals } from '../db/schema/withdrawal.ts'
import { formatMoney, type Units } from '../ledger/money.ts'
import { accountView } from './pay-account.ts'
import type { PayAccountRow, WithdrawalRow } from './rows.ts'
import { openStatuses } from './withdraw-states.ts'

type Owner = Pick<Caller, 'memberId'>
type Whole = { row: WithdrawalRow; account: PayAccountRow; steps: WithdrawStep[]; proofs: number }

const shown = (amount: Units | null): string | null => (amount === null ? null : formatMoney(amount))

function viewOf({ row, account, steps, proofs }: Whole, language: string): Withdrawal {
  const { refNo, amount, fee, paid, received, refunded, currency, status, reason, nextAt } = row
  const { kind, bankCode, bankName, holder, masked } = accountView(account, language)
  const next = nextAt?.toISOString() ?? null
  return {
    ...{ refNo, amount: formatMoney(amount), fee: formatMoney(fee), net: formatMoney(amount - fee), currency },
    ...{ paid: shown(paid), received: shown(received), refunded: shown(refunded), status, reason, steps, proofs },
    remainder: paid === null || received === null ? null : formatMoney(paid - received),
    account: { kind, bankCode, bankName, holder, masked },
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    confirmBy: status === 'PAID_OUT' ? next : null,
    nextUpdate: next,
  }
}

/** Withdrawals as their player reads them, in the order of the rows. */
async function viewsOf(db: Reader, rows: WithdrawalRow[], language: string): Promise<Withdrawal[]> {
  if (rows.length === 0) return []
  const refs = rows.map(({ refNo }) => refNo)
  const isUsed = and(inArray(withdrawalProofs.refNo, refs), isNotNull(withdrawalProofs.usedAt))
  const ids = rows.map(({ accountId }) => accountId)
  const accounts = await db.select().from(payAccounts).where(inArray(payAccounts.id, ids))
  const stepsOf = await readSteps(db, refs)
  const proofs = await db.select({ refNo: withdrawalProofs.refNo }).from(withdrawalProofs).where(isUsed)
  return rows.flatMap((row) => {
    const account = accounts.find(({ id }) => id === row.accountId)
    if (!account) return []
    const own = stepsOf<WithdrawStep>(row.refNo)
    const sent = proofs.filter(({ refNo }) => refNo === row.refNo).length
    return [viewOf({ row, account, steps: own, proofs: sent }, language)]
  })
}

export async function withdrawalView(db: Reader, row: WithdrawalRow, language: string): Promise<Withdrawal> {
  const [view] = await viewsOf(db, [row], language)
  if (!view) throw new Error(`The account of ${row.refNo} is not stored.`)
  return view
}

/** @throws AppError NOT_FOUND for a withdrawal of another player too */
export async function ownWithdrawal(db: Reader, { memberId }: Owner, refNo: string): Promise<WithdrawalRow> {
  const isOwn = and(eq(withdrawals.refNo, refNo), eq(withdrawals.memberId, memberId))
  const [row] = await db.select().from(withdrawals).where(isOwn)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

type Asked = { state: 'ALL' | 'OPEN' | 'CLOSED' } & Record<'pageNo' | 'pageSize', number>

export async function withdrawalPage(db: Reader, { memberId }: Owner, asked: Asked, language: string) {
  const { state, pageNo, pageSize } = asked
  const inState = {
    ALL: undefined,
    OPEN: inArray(withdrawals.status, openStatuses),
    CLOSED: notInArray(withdrawals.status, openStatuses),
  }
  const found = and(eq(withdrawals.memberId, memberId), inState[state])
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(withdrawals)
      .where(found)
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.refNo))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ count: count() }).from(withdrawals).where(found),
  ])
  const totalCount = totals[0]?.count ?? 0
  const list = await viewsOf(db, rows, language)
  return { list, pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}

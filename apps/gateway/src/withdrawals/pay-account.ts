import { AppError, type Caller, type PayAccount } from '@boardwalk/api-client/contract'
import { methodName } from '../cashier/deposit-methods.ts'
import type { Reader, Tx } from '../db/client.ts'
import { and, asc, eq, inArray, isNull, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { payAccounts, withdrawals } from '../db/schema/withdrawal.ts'
import { newId } from '../ids.ts'
import { lockAccounts } from '../ledger/post.ts'
import { maskEnd } from '../member/mask.ts'
import type { PayAccountRow, WithdrawalRule } from './rows.ts'
import { inFlight } from './withdraw-states.ts'

type Owner = Pick<Caller, 'memberId' | 'merchant'>

export const accountView = (row: PayAccountRow, language: string, isDefault = false): PayAccount => ({
  ...{ id: row.id, kind: row.kind, bankCode: row.bankCode, bankName: methodName(row.bankCode, language) },
  ...{ holder: row.holder, masked: maskEnd(row.accountNo) ?? '', isDefault, usableFrom: row.usableFrom.toISOString() },
  isUsable: row.usableFrom.getTime() <= Date.now(),
})

/** Oldest first; the first one is chosen until the player chooses another. */
export const ownAccounts = (db: Reader, { memberId }: Pick<Owner, 'memberId'>): Promise<PayAccountRow[]> =>
  db
    .select()
    .from(payAccounts)
    .where(and(eq(payAccounts.memberId, memberId), isNull(payAccounts.removedAt)))
    .orderBy(asc(payAccounts.createdAt), asc(payAccounts.id))

/** @throws AppError NOT_FOUND, also for an account of another player */
export async function ownAccount(db: Reader, { memberId }: Pick<Owner, 'memberId'>, id: string) {
  const found = (await ownAccounts(db, { memberId })).find((account) => account.id === id)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

type NewAccount = { bankCode: string; accountNo: string; holder: string }
type Adding = { caller: Owner; currency: string; input: NewAccount; key: string; rule: WithdrawalRule }

/**
 * Adds an account in the player's own name. A further one waits before it can be used, so that a stolen session cannot
 * send money away at once. A key that made one before finds that one.
 */
export async function addAccount(tx: Tx, { caller, currency, input, key, rule }: Adding): Promise<PayAccountRow> {
  const { memberId, merchant } = caller
  await lockAccounts(tx, memberId, currency)
  const before = await accountOfKey(tx, caller, key)
  if (before) return before
  const bank = rule.banks.find(({ code }) => code === input.bankCode)
  if (!bank) throw new AppError('METHOD_UNAVAILABLE')
  const known = await ownAccounts(tx, caller)
  const limit = String(rule.maxAccounts)
  if (known.length >= rule.maxAccounts) throw new AppError('DAILY_LIMIT', { used: limit, limit, resetsAt: null })
  const { bankCode, accountNo } = input
  if (known.some((one) => one.bankCode === bankCode && one.accountNo === accountNo)) throw new AppError('CONFLICT')
  const holder = await nameOfHolder(tx, memberId, input.holder)
  const [row] = await tx
    .insert(payAccounts)
    .values({
      ...{ id: newId(), merchant, memberId, bankCode, accountNo, holder, kind: bank.kind, clientKey: key },
      usableFrom: sql`now() + make_interval(hours => ${known.length === 0 ? 0 : rule.accountHours})`,
    })
    .returning()
  if (!row) throw new Error('The account was not stored.')
  return row
}

type Holder = Pick<Owner, 'memberId'>

export async function accountOfKey(tx: Tx, { memberId }: Holder, key: string): Promise<PayAccountRow | undefined> {
  const isSame = and(eq(payAccounts.memberId, memberId), eq(payAccounts.clientKey, key))
  return (await tx.select().from(payAccounts).where(isSame))[0]
}

const alike = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en')

/** The holder is the payee name of the profile; the first account sets it where there is none (contract D3-2). */
async function nameOfHolder(tx: Tx, memberId: string, given: string): Promise<string> {
  const [member] = await tx.select({ profile: members.profile }).from(members).where(eq(members.id, memberId))
  const name = member?.profile.payeeName?.trim()
  if (name && alike(name) !== alike(given))
    throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'holder', rule: 'payeeName' }] })
  if (name) return name
  const holder = given.trim().replaceAll(/\s+/g, ' ')
  if (!holder) throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'holder', rule: 'required' }] })
  const profile = sql`${members.profile} || jsonb_build_object('payeeName', ${holder}::text)`
  await tx.update(members).set({ profile }).where(eq(members.id, memberId))
  return holder
}

/** @throws AppError NOT_FOUND, STATE_INVALID while a withdrawal uses it */
export async function removeAccount(tx: Tx, { caller, currency, id }: { caller: Owner; currency: string; id: string }) {
  await lockAccounts(tx, caller.memberId, currency)
  await ownAccount(tx, caller, id)
  const isUsed = and(eq(withdrawals.accountId, id), inArray(withdrawals.status, inFlight))
  const [used] = await tx.select({ status: withdrawals.status }).from(withdrawals).where(isUsed)
  if (used) throw new AppError('STATE_INVALID', { status: used.status })
  await tx.update(payAccounts).set({ removedAt: sql`now()` }).where(eq(payAccounts.id, id))
  return { id }
}

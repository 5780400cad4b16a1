import { AppError } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { memberDaysDue } from '../db/schema/agent.ts'
import { journals } from '../db/schema/ledger.ts'
import { newId } from '../ids.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { balancedLegs, repayDebt } from './balance-legs.ts'
import { isDaily } from './daily-kinds.ts'
import { houseAccountId } from './house-account.ts'
import { formatMoney, type Units } from './money.ts'
import { pastTime } from './past.ts'
import { newRef } from './reference.ts'
import {
  type Balances,
  currencyOf,
  type FactsOf,
  isHouse,
  isVendorAccount,
  type JournalKind,
  type Leg,
  type MemberAccountType,
  type Purse,
  pointCurrency,
  rules,
} from './rules.ts'

export type NewPosting<K extends JournalKind> = {
  memberId: string
  currency: string
  /** Source of the event and its id there: `(source, extId)` posts exactly once (contract G5). */
  source: string
  extId: string
  actor: string
  facts: FactsOf<K>
  /** Given when the claim row must know it before. */
  journalId?: string
  /** Given when the event is named by it. */
  refNo?: string
  /** The purse whose balance is returned; the main wallet by default. */
  purse?: Purse
  /** The journal that this one undoes. */
  reverses?: string
  meta?: Record<string, unknown>
}
/** The balance that can be bet: of the main wallet cash and bonus, of a vendor's its balance as `cash`. */
export type Wallet = { cash: Units; bonus: Units }
export type Posted = { journalId: string; refNo: string; wallet: Wallet }

export type Account = { id: bigint; type: MemberAccountType; balance: Units; version: bigint }

/**
 * The posting procedure (contract G6-3 to G6-6): with the bet statement the only writer of entries.
 * Takes a `Tx`, so that it runs in the transaction of the business change. Locks the member's accounts in ascending
 * id, applies the kind's rule to the locked balances, repays debt from any cash credit, and notifies the member.
 * @throws AppError INSUFFICIENT_FUNDS when a guarded balance would be left
 */
export async function post<K extends JournalKind>(tx: Tx, kind: K, posting: NewPosting<K>): Promise<Posted> {
  const rule = rules[kind] as { ref: (typeof rules)[K]['ref']; legs(facts: FactsOf<K>, balances: Balances): Leg[] }
  // The other kinds leave the accounts of points alone.
  const own = rule.ref === 'PT' ? [posting.currency, pointCurrency] : [posting.currency]
  const held = await lockAccounts(tx, posting.memberId, ...own)
  const balances: Balances = (type) => balanceOf(held, type)
  const legs = balancedLegs(repayDebt(rule.legs(posting.facts, balances), balances('DEBT')))
  const at = pastTime()
  const { facts: _facts, currency, memberId, purse = 'CASH', refNo = newRef(rule.ref, at), ...event } = posting
  const journalId = posting.journalId ?? newId(at?.getTime())
  await tx.insert(journals).values({ ...event, id: journalId, kind, refNo, at, shardKey: memberId })
  for (const [seq, leg] of legs.entries()) await writeLeg(tx, journalId, seq, leg, currency, held)
  if (isDaily(kind)) await tx.insert(memberDaysDue).values({ memberId, at: at ?? sql`now()` })
  await publishBalance(tx, memberId, held)
  return { journalId, refNo, wallet: walletOf(held, purse) }
}

/** Locks a member's accounts of currencies, ascending; the first is CASH. Safe to repeat in one transaction. */
export async function lockAccounts(tx: Tx, memberId: string, ...currencies: string[]): Promise<Account[]> {
  return (await lockMembers(tx, [memberId], ...currencies)).get(memberId) ?? []
}

type Row = { id: string; owner: string; type: MemberAccountType; balance: string; version: string }

/** The same of several members at once, so that ids ascend over all of them. */
export async function lockMembers(tx: Tx, members: string[], ...currencies: string[]): Promise<Map<string, Account[]>> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT id, member_id AS owner, type, balance, version FROM account
    WHERE member_id IN ${members} AND currency IN ${currencies} ORDER BY id FOR UPDATE`)
  const account = ({ id, type, balance, version }: Row): Account => ({
    ...{ id: BigInt(id), type, balance: BigInt(balance), version: BigInt(version) },
  })
  return new Map(members.map((member) => [member, rows.filter(({ owner }) => owner === member).map(account)]))
}

export const balanceOf = (held: Account[], type: MemberAccountType): Units =>
  held.find((account) => account.type === type)?.balance ?? 0n

export const walletOf = (held: Account[], purse: Purse = 'CASH'): Wallet => ({
  cash: balanceOf(held, purse),
  bonus: purse === 'CASH' ? balanceOf(held, 'BONUS') : 0n,
})

/** Whether an account is part of the visible balance of a member. */
export const isShown = (type: string): boolean => type === 'CASH' || type === 'BONUS' || isVendorAccount(type)

/** Writes one leg of a journal; a member's is moved within its bounds. @throws AppError INSUFFICIENT_FUNDS */
export async function writeLeg(
  tx: Tx,
  journalId: string,
  seq: number,
  leg: Leg,
  currency: string,
  held: Account[],
): Promise<void> {
  if (isHouse(leg.account)) {
    const moved = currencyOf(leg.account, currency)
    const id = await houseAccountId(tx, leg.account, moved)
    await tx.execute(sql`INSERT INTO entry (journal_id, seq, account_id, currency, amount)
      VALUES (${journalId}, ${seq}, ${id}, ${moved}, ${leg.amount})`)
    return
  }
  const account = held.find(({ type }) => type === leg.account)
  if (!account) throw new Error(`The member has no ${leg.account} account in ${currency}.`)
  const { rows } = await tx.execute<{ balance: string; version: string }>(sql`
    WITH moved AS (
      UPDATE account SET balance = balance + ${leg.amount}, version = version + 1
      WHERE id = ${account.id} AND (min_balance IS NULL OR balance + ${leg.amount} >= min_balance)
        AND (max_balance IS NULL OR balance + ${leg.amount} <= max_balance)
      RETURNING id, currency, balance, version)
    INSERT INTO entry (journal_id, seq, account_id, currency, amount, balance_after, account_version)
    SELECT ${journalId}::uuid, ${seq}::smallint, id, currency, ${leg.amount}::bigint, balance, version FROM moved
    RETURNING balance_after AS balance, account_version AS version`)
  const moved = rows[0]
  if (!moved) throw new AppError('INSUFFICIENT_FUNDS', { available: formatMoney(account.balance) })
  account.balance = BigInt(moved.balance)
  account.version = BigInt(moved.version)
}

/** The version is the sum of the shown accounts' versions, so it only grows. */
export function publishBalance(tx: Tx, memberId: string, held: Account[]): Promise<void> {
  const shown = held.filter(({ type }) => isShown(type))
  const version = shown.reduce((sum, account) => sum + account.version, 0n)
  const inVendors = shown.reduce((sum, { type, balance }) => (isVendorAccount(type) ? sum + balance : sum), 0n)
  const { cash, bonus } = walletOf(held)
  const payload = { version: String(version), cash: String(cash), bonus: String(bonus), vendors: String(inVendors) }
  return enqueue(tx, { topic: 'balance', memberId, payload })
}

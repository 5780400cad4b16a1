import type { Tx } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'
import { memberDaysDue } from '../../db/schema/agent.ts'
import { entries, journals } from '../../db/schema/ledger.ts'
import { newId } from '../../ids.ts'
import { balancedLegs, repayDebt } from '../../ledger/balance-legs.ts'
import { houseAccountId } from '../../ledger/house-account.ts'
import type { Units } from '../../ledger/money.ts'
import { newRef } from '../../ledger/reference.ts'
import {
  type Balances,
  type FactsOf,
  type HouseAccountType,
  isHouse,
  type JournalKind,
  type Leg,
  type MemberAccountType,
  rules,
} from '../../ledger/rules.ts'
import { bulkInsert } from '../bulk-insert.ts'

/** An event of the past; `at` is when it happened. */
export type PastEvent<K extends JournalKind> = {
  at: Date
  memberId: string
  source: string
  extId: string
  actor: string
  facts: FactsOf<K>
  refNo?: string
  meta?: Record<string, unknown>
}
type Held = { id: string; type: MemberAccountType; balance: Units; version: bigint }
type Entry = Omit<typeof entries.$inferInsert, 'accountId'> & { account: bigint | HouseAccountType }

/**
 * Journals of days before the demo world was made. The ledger's rules make their legs; thousands of them are written
 * together, because one by one they would take half a minute.
 */
export class PastLedger {
  readonly #tx: Tx
  readonly #currency: string
  readonly #held: ReadonlyMap<string, Held[]>
  #journals: (typeof journals.$inferInsert)[] = []
  #entries: Entry[] = []

  private constructor(tx: Tx, currency: string, held: ReadonlyMap<string, Held[]>) {
    this.#tx = tx
    this.#currency = currency
    this.#held = held
  }

  /** Locks the accounts of members until the transaction ends, as a posting does. */
  static async open(tx: Tx, currency: string, memberIds: readonly string[]): Promise<PastLedger> {
    type Row = { id: string; memberId: string; type: MemberAccountType; balance: string; version: string }
    const { rows } = await tx.execute<Row>(sql`
      SELECT id, member_id AS "memberId", type, balance, version FROM account
      WHERE member_id = ANY(${sql.param(memberIds)}::uuid[]) AND currency = ${currency} ORDER BY id FOR UPDATE`)
    const held = rows.map((row) => ({ ...row, balance: BigInt(row.balance), version: BigInt(row.version) }))
    return new PastLedger(
      tx,
      currency,
      Map.groupBy(held, ({ memberId }) => memberId),
    )
  }

  balance(memberId: string, type: MemberAccountType): Units {
    return this.#held.get(memberId)?.find((account) => account.type === type)?.balance ?? 0n
  }

  /** Events of a member come in the order of time. */
  post<K extends JournalKind>(kind: K, event: PastEvent<K>): { journalId: string; refNo: string } {
    const { at, memberId, facts, source, extId, actor, meta = null } = event
    const rule = rules[kind] as { ref: (typeof rules)[K]['ref']; legs(facts: FactsOf<K>, balances: Balances): Leg[] }
    const balances: Balances = (type) => this.balance(memberId, type)
    const legs = balancedLegs(repayDebt(rule.legs(facts, balances), balances('DEBT')))
    const [id, refNo] = [newId(at.getTime()), event.refNo ?? newRef(rule.ref, at)]
    this.#journals.push({ id, shardKey: memberId, kind, source, extId, refNo, at, actor, meta })
    for (const [seq, leg] of legs.entries()) this.#entries.push(this.#entry(id, seq, leg, memberId))
    return { journalId: id, refNo }
  }

  #entry(journalId: string, seq: number, { account, amount }: Leg, memberId: string): Entry {
    const common = { journalId, seq, currency: this.#currency, amount }
    if (isHouse(account)) return { ...common, account, balanceAfter: null, accountVersion: null }
    const own = this.#held.get(memberId)?.find(({ type }) => type === account)
    if (!own || (account !== 'DEBT' && own.balance + amount < 0n))
      throw new Error(`${memberId} has no ${amount} in ${account}.`)
    own.balance += amount
    own.version += 1n
    return { ...common, account: BigInt(own.id), balanceAfter: own.balance, accountVersion: own.version }
  }

  /** Stores the journals posted since the last call. */
  async write(): Promise<void> {
    const houses = new Map<HouseAccountType, bigint>()
    for (const { account } of this.#entries)
      if (typeof account === 'string' && !houses.has(account))
        houses.set(account, await houseAccountId(this.#tx, account, this.#currency))
    await bulkInsert(this.#tx, journals, this.#journals)
    const rows = this.#entries.map(({ account, ...entry }) => ({
      ...entry,
      accountId: typeof account === 'string' ? (houses.get(account) ?? 0n) : account,
    }))
    await bulkInsert(this.#tx, entries, rows)
    await this.#storeBalances()
    const days = this.#journals.map(({ shardKey, at }) => ({ memberId: shardKey ?? '', at: at ?? new Date(0) }))
    await bulkInsert(this.#tx, memberDaysDue, days)
    this.#journals = []
    this.#entries = []
  }

  async #storeBalances(): Promise<void> {
    const changed = [...this.#held.values()].flat().map(({ id, balance, version }) => ({
      ...{ id, balance: String(balance), version: String(version) },
    }))
    await this.#tx.execute(sql`
      UPDATE account SET balance = held.balance, version = held.version
      FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS held(id bigint, balance bigint, version bigint)
      WHERE account.id = held.id`)
  }
}

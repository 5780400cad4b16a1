import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { journals } from '../db/schema/ledger.ts'
import { newId } from '../ids.ts'
import { balancedLegs } from './balance-legs.ts'
import { houseAccountId } from './house-account.ts'
import type { Units } from './money.ts'
import { newRef } from './reference.ts'
import type { HouseAccountType } from './rules.ts'

/** Journals between house accounts: JPC fills a jackpot from stakes, JPS seeds its next cycle; SUS holds money that no order explains, SUC clears it. */
export type HouseJournalKind = 'JPC' | 'JPS' | 'SUS' | 'SUC'
export type HouseLeg = { account: HouseAccountType; amount: Units }
export type HousePosting = {
  currency: string
  source: string
  /** Unique together with the source, as for every journal (contract G5). */
  extId: string
  legs: HouseLeg[]
  /** The operator who decided; the system by default. */
  actor?: string
  /** Given when the event is named by it. */
  refNo?: string
  meta?: Record<string, unknown>
}

/** Moves money within the house. House legs are inserted, never updated, so nothing waits for it (contract G6). */
export async function postHouse(tx: Tx, kind: HouseJournalKind, posting: HousePosting): Promise<void> {
  const legs = balancedLegs(posting.legs) as HouseLeg[]
  if (legs.length === 0) return
  const { currency, source, extId, meta, refNo = newRef('TR'), actor = 'system' } = posting
  const id = newId()
  const event = { id, kind, source, extId, refNo, actor, ...(meta ? { meta } : {}) }
  await tx.insert(journals).values(event)
  for (const [seq, { account, amount }] of legs.entries()) {
    const accountId = await houseAccountId(tx, account, currency)
    await tx.execute(sql`INSERT INTO entry (journal_id, seq, account_id, currency, amount)
      VALUES (${id}, ${seq}, ${accountId}, ${currency}, ${amount})`)
  }
}

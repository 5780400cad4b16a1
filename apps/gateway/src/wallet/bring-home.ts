import { sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { isPlayedFrom, playersOf } from '../launch/session-sql.ts'
import type { Units } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { withRetries } from '../ledger/retry.ts'
import { type VendorAccount, vendorAccount } from '../ledger/rules.ts'
import { emptyVendorWallet } from './vendor-wallet.ts'

type Left = { memberId: string; currency: string; purse: VendorAccount }

/** Wallets of one visit. */
const batch = 200

/**
 * Brings home what lies in transfer wallets that nobody plays from any more: the tab died, the player signed out, a win
 * came late. A round under way holds nothing back: its win goes to the wallet, and the next visit brings it home. Any
 * number of processes may do it at once. Answers how many wallets were emptied.
 */
export async function bringMoneyHome({ db, log }: Pick<Deps, 'db' | 'log'>, limit = batch): Promise<number> {
  const owner = { memberId: sql`a.member_id`, purse: sql`a.type`, currency: sql`a.currency` }
  const { rows } = await db.execute<Left>(sql`
    SELECT a.member_id AS "memberId", a.currency, a.type AS purse FROM account a
    WHERE a.type LIKE 'VENDOR:%' AND a.balance > 0 AND NOT EXISTS (${playersOf(owner)})
    -- So that wallets whose trouble lasts do not stand before the others at every visit.
    ORDER BY random() LIMIT ${limit}`)
  let emptied = 0
  for (const left of rows) {
    try {
      if ((await withRetries(() => db.transaction((tx) => emptyLeft(tx, left)))) > 0n) emptied += 1
    } catch (error) {
      // The other wallets' owners must not wait for this one's trouble.
      log.warn({ err: error, memberId: left.memberId, purse: left.purse }, 'a wallet was not brought home')
    }
  }
  return emptied
}

/** A launch fills the wallet under the same lock: one that came since the list was read is seen here. */
async function emptyLeft(tx: Tx, left: Left): Promise<Units> {
  const { memberId, currency, purse } = left
  await lockAccounts(tx, memberId, currency)
  if (await isPlayedFrom(tx, left)) return 0n
  const vendor = purse.slice(vendorAccount('').length)
  return await emptyVendorWallet(tx, { memberId, currency }, { vendor, reason: 'LEFT', actor: 'housekeeping' })
}

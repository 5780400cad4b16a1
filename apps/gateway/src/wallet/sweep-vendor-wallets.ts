import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import type { Deps } from '../deps.ts'
import { isPlayedFrom, playersOf } from '../launch/session-sql.ts'
import type { Units } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { withRetries } from '../ledger/retry.ts'
import { type VendorAccount, vendorAccount } from '../ledger/rules.ts'
import { emptyVendorWallet } from './vendor-wallet.ts'

type Left = { memberId: string; currency: string; purse: VendorAccount }

/** Wallets per sweep. */
const batch = 200

/**
 * Sweeps money from transfer wallets without an open game back to the main wallet: the tab died, the player signed out, a win
 * came late. An open round does not delay this: its win goes to the vendor wallet and the next sweep collects it. Any
 * number of processes may sweep at once. Returns how many wallets were emptied.
 */
export async function sweepVendorWallets({ db, log }: Pick<Deps, 'db' | 'log'>, limit = batch): Promise<number> {
  const owner = { memberId: sql`a.member_id`, purse: sql`a.type`, currency: sql`a.currency` }
  const { rows } = await db.execute<Left>(sql`
    SELECT a.member_id AS "memberId", a.currency, a.type AS purse FROM account a
    WHERE a.type LIKE 'VENDOR:%' AND a.balance > 0 AND NOT EXISTS (${playersOf(owner)})
    -- Random order, so that wallets that keep failing do not block the others.
    ORDER BY random() LIMIT ${limit}`)
  let emptied = 0
  for (const left of rows) {
    try {
      if ((await withRetries(() => db.transaction((tx) => emptyLeft(tx, left)))) > 0n) emptied += 1
    } catch (error) {
      // One failing wallet must not delay the others.
      log.warn({ err: error, memberId: left.memberId, purse: left.purse }, 'a vendor wallet was not swept')
    }
  }
  return emptied
}

/** A launch fills the wallet under the same lock: one after the list was read is seen here. */
async function emptyLeft(tx: Tx, left: Left): Promise<Units> {
  const { memberId, currency, purse } = left
  await lockAccounts(tx, memberId, currency)
  if (await isPlayedFrom(tx, left)) return 0n
  const vendor = purse.slice(vendorAccount('').length)
  return await emptyVendorWallet(tx, { memberId, currency }, { vendor, reason: 'LEFT', actor: 'housekeeping' })
}

import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { withRetries } from '../ledger/retry.ts'
import { vendorAccount } from '../ledger/rules.ts'
import { emptyVendorWallet } from './vendor-wallet.ts'

type Left = { memberId: string; currency: string; type: string }

const batch = 200

/**
 * A launch that still plays from the wallet `a`: not ended, its player signed in, its page asked after it lately. A round
 * under way holds nothing back: its win goes to the wallet, and the next visit brings it home.
 */
const isPlayedFrom = sql`
  SELECT FROM game_session gs JOIN session s ON s.id = gs.session_id
  WHERE gs.member_id = a.member_id AND gs.purse = a.type AND gs.currency = a.currency
    AND gs.ended_at IS NULL AND gs.expires_at > now() AND gs.seen_at > now() - interval '2 minutes'
    AND s.ended_at IS NULL AND s.expires_at > now()`

/**
 * Brings home what lies in transfer wallets that nobody plays from any more: the tab died, the player signed out, a win
 * came late. Any number of processes may do it at once. Answers how many wallets were emptied.
 */
export async function bringMoneyHome(db: Db): Promise<number> {
  const { rows } = await db.execute<Left>(sql`
    SELECT a.member_id AS "memberId", a.currency, a.type FROM account a
    WHERE a.type LIKE 'VENDOR:%' AND a.balance > 0 AND NOT EXISTS (${isPlayedFrom}) LIMIT ${batch}`)
  let emptied = 0
  for (const { memberId, currency, type } of rows) {
    const vendor = type.slice(vendorAccount('').length)
    const why = { vendor, reason: 'LEFT', actor: 'housekeeping' } as const
    const amount = await withRetries(() => db.transaction((tx) => emptyVendorWallet(tx, { memberId, currency }, why)))
    if (amount > 0n) emptied += 1
  }
  return emptied
}

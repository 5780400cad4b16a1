import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'

/** The page of the launch `gs` asked after it lately; it asks far more often. */
export const isWatched = `gs.seen_at > now() - interval '2 minutes'`

/** The launch `gs` takes no more stakes: it ended, grew too old, or its player's session `s` (left joined) is over. */
export const isOver = `(gs.ended_at IS NOT NULL OR gs.expires_at <= now()
  OR s.id IS NULL OR s.ended_at IS NOT NULL OR s.expires_at <= now())`

type Wallet = Record<'memberId' | 'purse' | 'currency', string | SQL>

/** The launches that still play from a wallet: not over, and watched. */
export const playersOf = ({ memberId, purse, currency }: Wallet): SQL => sql`
  SELECT FROM game_session gs LEFT JOIN session s ON s.id = gs.session_id
  WHERE gs.member_id = ${memberId} AND gs.purse = ${purse} AND gs.currency = ${currency}
    AND NOT ${sql.raw(isOver)} AND ${sql.raw(isWatched)}`

export async function isPlayedFrom(db: Reader, wallet: Wallet): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT WHERE EXISTS (${playersOf(wallet)})`)
  return rows.length > 0
}

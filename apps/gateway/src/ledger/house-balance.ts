import type { Asks } from '../db/client.ts'
import type { HouseAccountType } from './rules.ts'

const take = `
  WITH bound AS (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS xid),
  fresh AS (
    INSERT INTO house_snapshot (account_id, balance, xmin_bound)
    SELECT a.id, coalesce((SELECT sum(e.amount) FROM entry e JOIN journal j ON j.id = e.journal_id
      WHERE e.account_id = a.id AND j.xid < bound.xid), 0), bound.xid
    FROM account a, bound WHERE a.member_id IS NULL AND NOT EXISTS (SELECT FROM house_snapshot s WHERE s.account_id = a.id)
    ON CONFLICT DO NOTHING),
  later AS (
    SELECT e.account_id, sum(e.amount) AS amount
    FROM bound, journal j, LATERAL (SELECT account_id, amount FROM entry WHERE journal_id = j.id OFFSET 0) e
      JOIN house_snapshot s ON s.account_id = e.account_id
    WHERE j.xid >= (SELECT min(xmin_bound) FROM house_snapshot) AND j.xid < bound.xid AND j.xid >= s.xmin_bound
    GROUP BY e.account_id)
  UPDATE house_snapshot SET balance = house_snapshot.balance + coalesce(later.amount, 0), xmin_bound = bound.xid, at = now()
  FROM bound, house_snapshot s LEFT JOIN later ON later.account_id = s.account_id
  WHERE house_snapshot.account_id = s.account_id AND house_snapshot.xmin_bound = s.xmin_bound`

/**
 * Brings every house account's snapshot up to date, each minute (contract G6, H1). Reads the journals since the last
 * time once, by their transactions. A snapshot that another process has just moved stays as it is.
 */
export const snapshotHouse = async (client: Asks): Promise<void> => {
  await client.query(take)
}

/** The current balance of a house account: its snapshot plus later entries. */
export async function houseBalance(client: Asks, type: HouseAccountType, currency: string): Promise<bigint> {
  const { rows } = await client.query<{ balance: string }>(
    `SELECT coalesce(s.balance, 0) + coalesce((
       SELECT sum(e.amount) FROM entry e JOIN journal j ON j.id = e.journal_id
       WHERE e.account_id = a.id AND j.xid >= coalesce(s.xmin_bound, '0')), 0) AS balance
     FROM account a LEFT JOIN house_snapshot s ON s.account_id = a.id
     WHERE a.member_id IS NULL AND a.type = $1 AND a.currency = $2`,
    [type, currency],
  )
  return BigInt(rows[0]?.balance ?? 0)
}

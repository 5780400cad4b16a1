import type { Asks } from '../db/client.ts'
import type { HouseAccountType } from './rules.ts'

/** Entries since a snapshot `s`: by time first, generously, which the indexes serve; then exactly, by transaction. */
const since = `e.journal_id >= $1 AND j.id >= $1 AND j.xid >= s.xmin_bound`

/**
 * The oldest id that an entry after the snapshots can have, as a parameter: `uuidv7()` is volatile, so inside the query
 * it would run for every row. A snapshot that advances in the meantime only widens the bound.
 */
async function earliestId(client: Asks, only?: { type: HouseAccountType; currency: string }): Promise<string> {
  const { rows } = await client.query<{ id: string | null }>(
    `SELECT uuidv7(min(s.at) - clock_timestamp() - interval '10 minutes') AS id
     FROM house_snapshot s JOIN account a ON a.id = s.account_id
     WHERE $1::text IS NULL OR (a.member_id IS NULL AND a.type = $1 AND a.currency = $2)`,
    [only?.type ?? null, only?.currency ?? null],
  )
  return rows[0]?.id ?? '00000000-0000-0000-0000-000000000000'
}

const take = `
  WITH bound AS (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS xid),
  fresh AS (
    INSERT INTO house_snapshot (account_id, balance, xmin_bound)
    SELECT a.id, coalesce((SELECT sum(e.amount) FROM entry e JOIN journal j ON j.id = e.journal_id
      WHERE e.account_id = a.id AND j.xid < bound.xid), 0), bound.xid
    FROM account a, bound WHERE a.member_id IS NULL AND NOT EXISTS (SELECT FROM house_snapshot s WHERE s.account_id = a.id)
    ON CONFLICT DO NOTHING)
  UPDATE house_snapshot SET balance = house_snapshot.balance + later.amount, xmin_bound = later.bound, at = now()
  FROM (
    SELECT s.account_id, s.xmin_bound AS was, bound.xid AS bound, coalesce((
      SELECT sum(e.amount) FROM entry e JOIN journal j ON j.id = e.journal_id
      WHERE e.account_id = s.account_id AND ${since} AND j.xid < bound.xid), 0) AS amount
    FROM house_snapshot s, bound) later
  WHERE house_snapshot.account_id = later.account_id AND house_snapshot.xmin_bound = later.was`

/** Brings every house account's snapshot up to date, each minute (contract G6, H1). */
export const snapshotHouse = async (client: Asks): Promise<void> => {
  await client.query(take, [await earliestId(client)])
}

/** The current balance of a house account: its snapshot plus later entries. */
export async function houseBalance(client: Asks, type: HouseAccountType, currency: string): Promise<bigint> {
  const { rows } = await client.query<{ balance: string }>(
    `SELECT coalesce(s.balance, 0) + coalesce((
       SELECT sum(e.amount) FROM entry e JOIN journal j ON j.id = e.journal_id
       WHERE e.account_id = a.id AND e.journal_id >= $1 AND j.id >= $1
         AND j.xid >= coalesce(s.xmin_bound, '0')), 0) AS balance
     FROM account a LEFT JOIN house_snapshot s ON s.account_id = a.id
     WHERE a.member_id IS NULL AND a.type = $2 AND a.currency = $3`,
    [await earliestId(client, { type, currency }), type, currency],
  )
  return BigInt(rows[0]?.balance ?? 0)
}

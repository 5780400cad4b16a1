import type pg from 'pg'
import type { Merchant } from '../src/permission/merchants.ts'

const days = 92

/** Deposits of the players, evenly over the days, as one side of their journals. */
export async function fillEntries(pool: pg.Pool, { currency }: Merchant, count: number): Promise<void> {
  await pool.query(
    `CREATE UNLOGGED TABLE made_entry AS
       WITH owned AS (SELECT id, member_id, row_number() OVER (ORDER BY id) - 1 AS place
         FROM account WHERE member_id IS NOT NULL AND type = 'CASH')
       SELECT uuidv7(at - now()) AS id, made.no, made.at, a.id AS account_id, a.member_id FROM (
         SELECT no, now() - no * interval '1 day' * ${days - 1} / $1::int AS at,
           (no * 7919::bigint) % (SELECT count(*) FROM owned) AS place FROM generate_series(1, $1::int) no) made
       JOIN owned a ON a.place = made.place`,
    [count],
  )
  await pool.query(
    `INSERT INTO journal (id, shard_key, kind, source, ext_id, ref_no, at, actor)
     SELECT id, member_id, 'DEP', 'bench', 'rows' || no, 'DP261124-' || lpad(no::text, 10, '0'), at, 'bench' FROM made_entry`,
  )
  await pool.query(
    `INSERT INTO entry (journal_id, seq, account_id, currency, amount, balance_after)
     SELECT id, 0, account_id, $1, 10000, 10000000 FROM made_entry`,
    [currency],
  )
  await pool.query('DROP TABLE made_entry')
  await pool.query('VACUUM ANALYZE journal, entry')
}

/** Payments of an hourly contract of the agent, one after the other; returns the contract's id. */
export async function fillItems(pool: pg.Pool, { code }: Merchant, memberId: string, count: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO contract (id, merchant, kind, downline_id, period, tiers, top_rate, top_loss_rate)
     VALUES (uuidv7(), $1, 'HOURLY', $2, 'HOUR', '[]', 1, 0) RETURNING id`,
    [code, memberId],
  )
  const id = rows[0]?.id ?? ''
  await pool.query(
    `WITH run AS (INSERT INTO settlement_run (id, merchant, kind, period, starts_at, ends_at, bets, valid_bet, stake, payout)
        SELECT uuidv7(), $1, 'HOURLY', 'HOUR', at - interval '1 minute', at, 0, 0, 0, 0
        FROM (SELECT now() - no * interval '1 day' * ${days - 1} / $2::int AS at FROM generate_series(1, $2::int) no) made
        RETURNING id)
      INSERT INTO settlement_item (id, run_id, contract_id, member_id, ref_no, base, active, gross, deducted, net, status)
      SELECT uuidv7(), id, $3, $4, 'SL261124-' || upper(right(md5(id::text), 10)), 0, 0, 0, 0, 0, 'NONE' FROM run`,
    [code, count, id, memberId],
  )
  await pool.query('VACUUM ANALYZE settlement_run, settlement_item')
  return id
}

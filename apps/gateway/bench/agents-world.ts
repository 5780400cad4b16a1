import type pg from 'pg'
import type { Merchant } from '../src/permission/merchants.ts'

/** Agents on three levels below the head, then players: 50,000 downlines. */
const levels = [1, 40, 400, 2_000]
const players = 50_000 - 2_440
/** With `betsOfRow` in each, 10,000,000 rounds. */
const rows = 1_000_000
const betsOfRow = 10
export const days = 92

/** A team with the roll-ups of three months, today included. Returns the head. */
export async function fillAgency(pool: pg.Pool, { code, timeZone }: Merchant): Promise<string> {
  await pool.query('CREATE TABLE node (id uuid, upline uuid, path ltree, level int, no int, at timestamptz)')
  for (const [at, size] of [...levels, players].entries())
    await pool.query(
      `INSERT INTO node SELECT made.id, up.id, (coalesce(up.path::text || '.', '') || replace(made.id::text, '-', ''))::ltree,
         $1, made.no, now() - (made.no * 7919::bigint % ${days * 2}) * interval '1 day'
       FROM (SELECT uuidv7() AS id, no FROM generate_series(0, $2::int - 1) no) made
         LEFT JOIN node up ON up.level = $1 - 1 AND up.no = made.no % $3::int`,
      [at, size, levels[at - 1] ?? 1],
    )
  await pool.query(
    `INSERT INTO member (id, merchant, username, skeleton, password_hash, nickname, type, upline_id, path, language,
       avatar_id, affiliate_code, registered_at)
     SELECT id, $1, name, name, '-', name, CASE WHEN level < ${levels.length} THEN 1 ELSE 0 END, upline, path, 'EN', 'a01', name, at
     FROM (SELECT *, 'n' || level || 'x' || no AS name FROM node) named`,
    [code],
  )
  await pool.query(
    `INSERT INTO account (owner_kind, member_id, type, currency, balance, min_balance)
     SELECT 'member', id, 'CASH', 'PHP', no, 0 FROM node ORDER BY level, no`,
  )
  // In the order of days, as the job writes them.
  await pool.query(
    `INSERT INTO member_day (member_id, day, game_category, vendor, merchant, bets, stake, valid_bet, payout, deposit,
       withdraw, bonus, commission, first_deposits)
     SELECT n.id, (now() AT TIME ZONE $2)::date - day, category, CASE category WHEN '' THEN '' ELSE 'NOVA' END, $1,
       CASE category WHEN '' THEN 0 ELSE ${betsOfRow} END, stake, stake, stake * (made.no % 190) / 100,
       CASE category WHEN '' THEN 1000000 ELSE 0 END, CASE WHEN category = '' AND made.no % 5 = 0 THEN 500000 ELSE 0 END, made.no % 3, 0, 0
     FROM (SELECT no, ${days - 1} - no / ${Math.ceil(rows / days)} AS day, ((no * 7919::bigint) % ${players})::int AS player,
         (ARRAY['RNG', 'LIVE', 'FISH', ''])[1 + no % 4] AS category, (1 + no % 97) * 10000 * CASE no % 4 WHEN 3 THEN 0 ELSE 1 END AS stake
       FROM generate_series(0, ${rows - 1}) no) made
       JOIN node n ON n.level = ${levels.length} AND n.no = made.player
     ORDER BY made.no ON CONFLICT DO NOTHING`,
    [code, timeZone],
  )
  await addUp(pool)
  await pool.query('VACUUM ANALYZE')
  const { rows: heads } = await pool.query<{ id: string }>('SELECT id FROM node WHERE level = 0')
  return heads[0]?.id ?? ''
}

const sums = ['bets', 'stake', 'valid_bet', 'payout', 'deposit', 'withdraw', 'bonus', 'commission', 'first_deposits']

/** The sums of accounts and teams, as a migration makes them; the marks are made by the job's own code. */
async function addUp(pool: pg.Pool): Promise<void> {
  const all = sums.map((name) => `sum(d.${name})`).join(', ')
  await pool.query(`INSERT INTO member_mark (member_id, mark, merchant, ${sums.join(', ')})
    SELECT member_id, 'infinity'::date, merchant, ${all} FROM member_day d GROUP BY 1, 2, 3`)
  await pool.query(`INSERT INTO team_day (agent_id, day, game_category, vendor, ${sums.join(', ')})
    SELECT above.label::uuid, d.day, d.game_category, d.vendor, ${all} FROM member_day d JOIN member m ON m.id = d.member_id
      CROSS JOIN LATERAL string_to_table(subpath(m.path, 0, -1)::text, '.') above(label) GROUP BY 1, 2, 3, 4`)
}

/** Settled bets of the players, evenly over the days, with the daily figures of play that follow from them. */
export async function fillBets(pool: pg.Pool, { code, currency, timeZone }: Merchant, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
       game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
     SELECT 'bench', made.no::text, 'BT261124-' || lpad(made.no::text, 10, '0'), $1, n.id, made.no::text, n.id, n.id, 'x', 'NOVA', 'RNG', $2,
       stake, stake, 0, stake * (made.no % 190) / 100, stake, 'SETTLED', made.at, made.at
     FROM (SELECT no, (1 + no % 97) * 10000 AS stake, now() - no * interval '1 day' * ${days - 1} / $3::int AS at
         FROM generate_series(1, $3::int) no) made
       JOIN node n ON n.level = ${levels.length} AND n.no = (made.no * 7919::bigint) % ${players}`,
    [code, currency, count],
  )
  await pool.query('DELETE FROM member_day WHERE bets > 0')
  await pool.query(
    `INSERT INTO member_day (member_id, day, game_category, vendor, merchant, bets, stake, valid_bet, payout, deposit, withdraw,
       bonus, commission, first_deposits, top_stake, top_payout)
     SELECT member_id, (settled_at AT TIME ZONE $1)::date, game_category, vendor, merchant, count(*), sum(stake), sum(valid_bet),
       sum(payout), 0, 0, 0, 0, 0, max(stake), max(payout)
     FROM bet GROUP BY 1, 2, 3, 4, 5 ORDER BY 2`,
    [timeZone],
  )
  await pool.query('VACUUM ANALYZE bet, member_day')
}

import type pg from 'pg'
import type { Merchant } from '../src/permission/merchants.ts'

/** Players who share as many rounds as the account has: with few of them every plan would expect large accounts. */
const others = 1_000

export type Year = { memberId: string; merchant: Merchant; rounds: number }

/**
 * A year of an account: rounds of every category with their messages and journals, and a deposit, points and a message
 * of the platform with every 274th, which is nearly each day of 100,000 rounds. Sums of the books are not kept: only
 * reads are measured.
 */
export async function fillMember(pool: pg.Pool, year: Year): Promise<void> {
  await planRounds(pool, year)
  await fillPlay(pool, year.merchant)
  await fillLedger(pool, year.merchant)
  await fillDays(pool, year.merchant)
  await pool.query(
    `INSERT INTO message (id, member_id, kind, title, content, created_at)
     SELECT id, player, 'DEPOSIT', 'Deposit arrived', 'Your deposit is in your main wallet.', at FROM made
     WHERE kind = 'DEP' AND player = $1`,
    [year.memberId],
  )
  await pool.query('DROP TABLE made, played')
  await pool.query('VACUUM ANALYZE bet, game_tx, journal, entry, account, message, member_day, member_mark')
}

/** Ids are made for the instant of their journal, as the gateway makes them: windows are found by them. */
async function planRounds(pool: pg.Pool, { memberId, rounds }: Year): Promise<void> {
  await pool.query(
    `CREATE UNLOGGED TABLE played AS
       SELECT n, CASE n % 2 WHEN 0 THEN $1::uuid ELSE md5((n / 2 % ${others})::text)::uuid END AS player, n / 2 % 3 > 0 AS is_won,
         now() - interval '365 days' * (1 - n / (2.0 * $2::int)) AS at
       FROM generate_series(1, 2 * $2::int) n`,
    [memberId, rounds],
  )
  await pool.query(
    `CREATE UNLOGGED TABLE made AS
       SELECT p.*, uuidv7(p.at - now()) AS id, kind, CASE kind WHEN 'PTE' THEN 'PTS' ELSE 'CASH' END AS wallet,
         CASE kind WHEN 'BET' THEN -10000 WHEN 'WIN' THEN 8000 ELSE 10000 END AS amount,
         CASE kind WHEN 'BET' THEN n::text WHEN 'WIN' THEN n || 'w' ELSE kind || n END AS ext_id,
         CASE kind WHEN 'DEP' THEN 'DP' WHEN 'PTE' THEN 'PT' ELSE 'TR' END || to_char(p.at, 'YYMMDD') || '-'
           || lpad((10 * n + place)::text, 10, '0') AS ref_no
       FROM played p, LATERAL unnest(CASE WHEN is_won THEN ARRAY['BET', 'WIN'] ELSE ARRAY['BET'] END
         || CASE WHEN n / 2 % 274 = 0 THEN ARRAY['DEP', 'PTE'] END) WITH ORDINALITY kinds(kind, place)
       ORDER BY n, place`,
  )
  await pool.query('ANALYZE played, made')
}

async function fillPlay(pool: pg.Pool, { code, currency }: Merchant): Promise<void> {
  await pool.query(
    `INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
       game_category, currency, stake, stake_cash, stake_bonus, payout, valid_bet, status, placed_at, settled_at)
     SELECT 'bench', n::text, 'BT' || to_char(at, 'YYMMDD') || '-' || lpad(n::text, 10, '0'), $1, player, n::text, player,
       player, 'g' || n % 50, 'NOVA', (ARRAY['RNG', 'LIVE', 'SPORTS', 'LOTT', 'FISH'])[1 + n / 2 % 5], $2, 10000, 10000, 0,
       CASE WHEN is_won THEN 8000 ELSE 0 END, 10000, 'SETTLED', at, at
     FROM played ORDER BY n`,
    [code, currency],
  )
  await pool.query(
    `INSERT INTO game_tx (provider, tx_id, kind, ref_tx_id, round_id, member_id, amount, state, created_at)
     SELECT 'bench', ext_id, kind, CASE kind WHEN 'WIN' THEN n::text END, n::text, player, abs(amount), 'APPLIED', at
     FROM made WHERE wallet = 'CASH' AND kind <> 'DEP' ORDER BY n, kind`,
  )
}

async function fillLedger(pool: pg.Pool, { currency }: Merchant): Promise<void> {
  await pool.query(
    `INSERT INTO journal (id, shard_key, kind, source, ext_id, ref_no, at, actor, meta)
     SELECT id, player, kind, 'bench', ext_id, ref_no, at, 'bench',
       CASE kind WHEN 'PTE' THEN '{"type":"deposit","base":"10000","ratio":"1"}'::jsonb END
     FROM made ORDER BY n, ref_no`,
  )
  await pool.query(
    `INSERT INTO account (owner_kind, member_id, type, currency, balance, min_balance)
     SELECT 'member', player, type, CASE type WHEN 'CASH' THEN $1 ELSE 'PTS' END, 0, 0
     FROM (SELECT DISTINCT player FROM played) players, unnest(ARRAY['CASH', 'PTS', 'PTSHOLD']) type ON CONFLICT DO NOTHING`,
    [currency],
  )
  await pool.query(
    `INSERT INTO account (owner_kind, type, currency) VALUES ('house', 'H:BENCH:CASH', $1), ('house', 'H:BENCH:PTS', 'PTS')`,
    [currency],
  )
  const leg = (values: string, account: string) =>
    pool.query(
      `INSERT INTO entry (journal_id, seq, account_id, currency, amount, balance_after)
       SELECT made.id, ${values} FROM made JOIN account own ON ${account} ORDER BY made.n, made.ref_no`,
    )
  await leg('0, own.id, own.currency, amount, 10000000', 'own.member_id = player AND own.type = wallet')
  await leg('1, own.id, own.currency, -amount, NULL', "own.type = 'H:BENCH:' || wallet")
}

/** The figures of days and their sum, as the job makes them. */
async function fillDays(pool: pg.Pool, { code, timeZone }: Merchant): Promise<void> {
  await pool.query(
    `INSERT INTO member_day (member_id, day, game_category, vendor, merchant, bets, stake, valid_bet, payout)
     SELECT member_id, (settled_at AT TIME ZONE $2)::date, game_category, vendor, $1, count(*), sum(stake), sum(valid_bet),
       sum(payout) FROM bet WHERE provider = 'bench' GROUP BY 1, 2, 3, 4`,
    [code, timeZone],
  )
  await pool.query(
    `INSERT INTO member_mark (member_id, mark, merchant, bets, stake, valid_bet, payout)
     SELECT member_id, 'infinity', $1, sum(bets), sum(stake), sum(valid_bet), sum(payout) FROM member_day GROUP BY 1`,
    [code],
  )
}

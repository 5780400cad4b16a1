import type { Pool, PoolClient } from 'pg'
import { within } from '../db/deadline.ts'
import { depositInvariants } from './deposit-invariants.ts'
import { suspenseInvariants } from './suspense-invariants.ts'

export type Verdict = { id: string; says: string; broken: number; examples: unknown[] }

type Invariant = { id: string; says: string; sql: string }

/** Each finds the rows that break it (contract G7). */
const invariants: Invariant[] = [
  {
    id: 'L1',
    says: 'every journal sums to zero per currency',
    sql: 'SELECT journal_id, currency, sum(amount) FROM entry GROUP BY 1, 2 HAVING sum(amount) <> 0',
  },
  {
    id: 'L2',
    says: 'the whole ledger sums to zero per currency',
    sql: 'SELECT currency, sum(amount) FROM entry GROUP BY 1 HAVING sum(amount) <> 0',
  },
  {
    id: 'L3',
    says: 'no account is outside its bound',
    sql: `SELECT id, type, balance FROM account WHERE balance < min_balance OR balance > max_balance
      OR (member_id IS NOT NULL AND type <> 'DEBT' AND (min_balance IS NULL OR balance < 0))
      OR (type = 'DEBT' AND (max_balance IS NULL OR balance > 0))`,
  },
  {
    id: 'L4',
    says: 'a balance is the sum of its entries',
    sql: `SELECT a.id, a.type, a.balance, e.total FROM account a
      LEFT JOIN (SELECT account_id, sum(amount) AS total FROM entry GROUP BY 1) e ON e.account_id = a.id
      WHERE a.member_id IS NOT NULL AND a.balance <> coalesce(e.total, 0)`,
  },
  {
    id: 'L5',
    says: 'balances after follow one another, versions have no gap',
    sql: `WITH chain AS (
        SELECT account_id, account_version, balance_after, amount,
          row_number() OVER own AS place, coalesce(lag(balance_after) OVER own, 0) AS before
        FROM entry JOIN account a ON a.id = account_id WHERE a.member_id IS NOT NULL
        WINDOW own AS (PARTITION BY account_id ORDER BY account_version))
      SELECT account_id, account_version FROM chain
      WHERE account_version IS DISTINCT FROM place OR balance_after IS DISTINCT FROM before + amount
      UNION ALL SELECT a.id, a.version FROM account a
      WHERE a.member_id IS NOT NULL AND a.version <> (SELECT count(*) FROM entry e WHERE e.account_id = a.id)`,
  },
  {
    id: 'L6',
    says: 'one journal per event, one reversal per journal, no journal without entries and none of them lost',
    sql: `SELECT source, ext_id FROM journal GROUP BY 1, 2 HAVING count(*) > 1
      UNION ALL SELECT 'reversed twice', reverses::text FROM journal WHERE reverses IS NOT NULL GROUP BY 2 HAVING count(*) > 1
      UNION ALL SELECT 'no entries', j.id::text FROM journal j WHERE NOT EXISTS (SELECT FROM entry e WHERE e.journal_id = j.id)
      UNION ALL SELECT 'no journal', e.journal_id::text FROM entry e WHERE NOT EXISTS (SELECT FROM journal j WHERE j.id = e.journal_id)
      UNION ALL SELECT 'no account', e.account_id::text FROM entry e WHERE NOT EXISTS (SELECT FROM account a WHERE a.id = e.account_id)`,
  },
  {
    id: 'L8',
    says: 'every bet, win and rollback has its journal, and the reverse',
    sql: `SELECT g.provider, g.tx_id FROM game_tx g LEFT JOIN journal j ON j.id = g.journal_id
      WHERE g.amount > 0 AND (j.id IS NULL OR (j.source, j.ext_id) <> (g.provider, g.tx_id))
      UNION ALL SELECT j.source, j.ext_id FROM journal j
      WHERE j.kind IN ('BET', 'WIN', 'RBB', 'RBW', 'PRM') AND NOT EXISTS (SELECT FROM game_tx g WHERE g.journal_id = j.id)
      UNION ALL SELECT b.provider, b.tx_id FROM bet b LEFT JOIN game_tx g USING (provider, tx_id) LEFT JOIN (
          SELECT provider, ref_tx_id AS tx_id, sum(amount) AS won FROM game_tx WHERE kind = 'WIN' AND state = 'APPLIED'
          GROUP BY 1, 2) w USING (provider, tx_id)
      WHERE g.kind IS DISTINCT FROM 'BET' OR (g.state = 'UNDONE') <> (b.status = 'ROLLED_BACK')
        OR b.stake <> g.amount OR b.payout <> coalesce(w.won, 0)
      UNION ALL SELECT g.provider, g.tx_id FROM game_tx g WHERE g.kind = 'BET'
        AND NOT EXISTS (SELECT FROM bet b WHERE (b.provider, b.tx_id) = (g.provider, g.tx_id))`,
  },
  {
    id: 'L8T',
    says: 'every transfer to or from a vendor wallet has its journal, and the reverse, over the same amount',
    sql: `SELECT t.ref_no, j.id::text FROM vendor_transfer t FULL JOIN (SELECT * FROM journal WHERE kind IN ('VTI', 'VTO')) j
        ON (j.source, j.ext_id) = ('vtransfer', t.ref_no)
      LEFT JOIN LATERAL (SELECT e.amount FROM entry e JOIN account a ON a.id = e.account_id
        WHERE e.journal_id = j.id AND a.type = 'VENDOR:' || t.vendor AND a.member_id = t.member_id) e ON true
      WHERE t.ref_no IS NULL OR j.id IS NULL OR (j.kind = 'VTI') <> (t.direction = 'IN')
        OR e.amount IS DISTINCT FROM CASE t.direction WHEN 'IN' THEN t.amount ELSE -t.amount END`,
  },
  {
    id: 'L8P',
    says: 'stakes and wins move the purse of their bet, and demo sessions move nothing',
    sql: `SELECT g.provider, g.tx_id FROM game_tx g JOIN bet b ON b.provider = g.provider
          AND b.tx_id = CASE g.kind WHEN 'BET' THEN g.tx_id ELSE g.ref_tx_id END
        JOIN entry e ON e.journal_id = g.journal_id JOIN account a ON a.id = e.account_id
      WHERE g.kind IN ('BET', 'WIN') AND a.member_id IS NOT NULL AND a.type NOT IN (b.purse, 'BONUS', 'DEBT')
      UNION ALL SELECT b.provider, b.tx_id FROM bet b JOIN game_session gs ON gs.id = b.game_session_id
      WHERE gs.is_demo OR gs.purse <> b.purse`,
  },
  ...depositInvariants,
  {
    id: 'L9W',
    says: 'money on hold is that of open withdrawals, and every withdrawal has its journals, and the reverse, over its amounts',
    sql: `WITH legs AS (SELECT j.ext_id, j.kind, e.amount, a.type, a.member_id FROM journal j
        JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id WHERE j.source = 'withdraw')
      SELECT a.member_id::text, a.balance::text FROM account a LEFT JOIN (
        SELECT member_id, currency, sum(amount) AS amount FROM withdrawal
        WHERE status IN ('REVIEW', 'APPROVED', 'PAYING') GROUP BY 1, 2) w USING (member_id, currency)
      WHERE a.type = 'HOLD' AND a.balance <> coalesce(w.amount, 0)
      UNION ALL SELECT w.ref_no, w.status FROM withdrawal w
        LEFT JOIN journal held ON (held.source, held.ext_id) = ('withdraw', w.ref_no || ':hold')
        LEFT JOIN journal ended ON (ended.source, ended.ext_id) = ('withdraw', w.ref_no || ':end')
        LEFT JOIN journal back ON (back.source, back.ext_id) = ('withdraw', w.ref_no || ':refund')
      WHERE (held.kind, ended.kind, back.kind) IS DISTINCT FROM ('WDH', CASE
          WHEN w.status IN ('REJECTED', 'FAILED') THEN 'WDR'
          WHEN w.status NOT IN ('REVIEW', 'APPROVED', 'PAYING') THEN 'WDS' END,
        CASE WHEN w.status = 'REFUNDED' THEN 'WDF' END)
      UNION ALL SELECT w.ref_no, w.status FROM withdrawal w WHERE (w.amount, -w.amount, w.paid, w.refunded)
        IS DISTINCT FROM (
          (SELECT amount FROM legs WHERE ext_id = w.ref_no || ':hold' AND type = 'HOLD' AND member_id = w.member_id),
          coalesce((SELECT amount FROM legs WHERE ext_id = w.ref_no || ':end' AND type = 'HOLD' AND member_id = w.member_id),
            -w.amount),
          (SELECT amount FROM legs WHERE ext_id = w.ref_no || ':end' AND type LIKE 'H:PSP:%'),
          (SELECT -amount FROM legs WHERE ext_id = w.ref_no || ':refund' AND type LIKE 'H:PSP:%'))
      UNION ALL SELECT j.source, j.ext_id FROM journal j WHERE j.kind IN ('WDH', 'WDR', 'WDS', 'WDF')
        AND (j.source <> 'withdraw' OR NOT EXISTS (SELECT FROM withdrawal w WHERE w.ref_no = split_part(j.ext_id, ':', 1)))`,
  },
  {
    id: 'L8A',
    says: 'every posted adjustment has its journal, and the reverse, over the same amount, and two operators where two decided',
    sql: `SELECT a.ref_no, j.id::text FROM (SELECT * FROM adjustment WHERE status = 'POSTED' AND clears IS NULL) a
      FULL JOIN (SELECT * FROM journal WHERE source = 'adjustment') j ON j.ext_id = a.ref_no
      LEFT JOIN LATERAL (SELECT sum(e.amount) AS amount FROM entry e JOIN account own ON own.id = e.account_id
        WHERE e.journal_id = j.id AND own.member_id = a.member_id) e ON true
      WHERE a.ref_no IS NULL OR j.id IS NULL OR j.kind <> 'ADJ' OR e.amount IS DISTINCT FROM a.amount
        OR a.decided_by = a.proposed_by`,
  },
  ...suspenseInvariants,
  {
    id: 'L8J',
    says: 'a pool holds what its account holds, and every pool that fell has its journal, and the reverse',
    sql: `SELECT p.merchant, p.amount::text FROM jackpot p LEFT JOIN account a ON a.member_id IS NULL
        AND a.type = 'H:JACKPOT:' || p.merchant AND a.currency = p.currency
      WHERE p.amount <> coalesce((SELECT sum(e.amount) FROM entry e WHERE e.account_id = a.id), 0)
      UNION ALL SELECT w.merchant, j.id::text FROM jackpot_win w FULL JOIN (SELECT * FROM journal WHERE kind = 'JPW') j
        ON (j.source, j.ext_id) = ('jackpot', w.merchant || ':' || w.run || ':won') WHERE w.id IS NULL OR j.id IS NULL`,
  },
  {
    id: 'L8S',
    says: 'every paid settlement and correction has its journal, and the reverse, over the same amount',
    sql: `SELECT s.ref, j.id::text FROM (
        SELECT journal_id, ref_no AS ref, member_id, net AS amount FROM settlement_item WHERE status = 'PAID'
        UNION ALL SELECT f.journal_id, i.ref_no, i.member_id, f.amount FROM settlement_fix f
          JOIN settlement_item i ON i.id = f.item_id) s
      FULL JOIN (SELECT * FROM journal WHERE kind IN ('DIV', 'SLD', 'SLH', 'SLR', 'RBT', 'CLW')) j ON j.id = s.journal_id
      LEFT JOIN LATERAL (SELECT sum(e.amount) AS amount FROM entry e JOIN account a ON a.id = e.account_id
        WHERE e.journal_id = j.id AND a.member_id = s.member_id) e ON true
      WHERE s.ref IS NULL OR j.id IS NULL OR e.amount IS DISTINCT FROM s.amount`,
  },
  {
    id: 'L9P',
    says: 'points on hold are those of open redemptions, and every redemption has its journals, and the reverse',
    sql: `SELECT a.member_id::text, a.balance::text FROM account a LEFT JOIN (
        SELECT member_id, sum(points) AS points FROM redemption WHERE status = 'IN_PROCESS' GROUP BY 1) r USING (member_id)
      WHERE a.type = 'PTSHOLD' AND a.balance <> coalesce(r.points, 0)
      UNION ALL SELECT r.ref_no, r.status FROM redemption r
        LEFT JOIN journal paid ON (paid.source, paid.ext_id) = ('points', r.ref_no)
        LEFT JOIN journal held ON (held.source, held.ext_id) = ('points', r.ref_no || ':hold')
        LEFT JOIN journal ended ON (ended.source, ended.ext_id) = ('points', r.ref_no || ':end')
      WHERE (paid.kind, held.kind, ended.kind) IS DISTINCT FROM (CASE WHEN r.type = 'CASH' THEN 'PTC' END,
        CASE WHEN r.type <> 'CASH' THEN 'PTR' END,
        CASE WHEN r.type <> 'CASH' THEN CASE r.status WHEN 'APPROVED' THEN 'PTA' WHEN 'REJECTED' THEN 'PTX' END END)
      UNION ALL SELECT j.source, j.ext_id FROM journal j WHERE j.kind IN ('PTR', 'PTA', 'PTX')
        AND NOT EXISTS (SELECT FROM redemption r WHERE r.ref_no = split_part(j.ext_id, ':', 1))`,
  },
  {
    id: 'L8M',
    says: 'every reward of a mission or a raffle that was paid has its journal, and the reverse',
    sql: `SELECT r.ext_id, r.ref_no, j.ext_id FROM (
        SELECT 'mission:' || mission_id || ':' || member_id || ':' || to_char(period, 'YYYY-MM-DD') AS ext_id, ref_no
        FROM mission_progress WHERE claimed_at IS NOT NULL
        UNION ALL SELECT 'raffle:' || promotion_id || ':' || member_id || ':' || number, ref_no
        FROM raffle_draw WHERE amount IS NOT NULL) r
      FULL JOIN (SELECT * FROM journal WHERE kind IN ('RWD', 'PTE') AND source = 'reward'
        AND (ext_id LIKE 'mission:%' OR ext_id LIKE 'raffle:%')) j ON j.ext_id = r.ext_id
      WHERE r.ref_no IS DISTINCT FROM j.ref_no`,
  },
  {
    id: 'L10',
    says: 'no journal mixes demo units and currency',
    sql: `SELECT journal_id FROM entry GROUP BY 1 HAVING count(DISTINCT currency LIKE 'X-%') > 1`,
  },
]

const checkMs = 30 * 60_000

/** Checks the ledger at one snapshot; safe while it is in use. Every verdict with `broken: 0` is a ledger in order. */
export const checkInvariants = (pool: Pool): Promise<Verdict[]> => within(checkMs, () => check(pool))

async function check(pool: Pool): Promise<Verdict[]> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query('SET LOCAL statement_timeout = 0')
    const verdicts = []
    for (const invariant of invariants) verdicts.push(await checkOne(client, invariant))
    return verdicts
  } finally {
    await client.query('ROLLBACK').catch(() => {})
    client.release()
  }
}

async function checkOne(client: PoolClient, { id, says, sql }: Invariant): Promise<Verdict> {
  const { rows } = await client.query(sql)
  return { id, says, broken: rows.length, examples: rows.slice(0, 5) }
}

export const brokenOnes = (verdicts: Verdict[]): Verdict[] => verdicts.filter(({ broken }) => broken > 0)

/** Exit code of the command. */
export const exitCodeOf = (verdicts: Verdict[]): 0 | 1 => (brokenOnes(verdicts).length > 0 ? 1 : 0)

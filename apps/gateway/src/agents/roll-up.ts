import type { Tx } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import { bonusKinds, commissionKinds, depositKinds, payoutKinds } from '../ledger/daily-kinds.ts'
import type { Merchant } from '../permission/merchants.ts'
import { addDays, holdSums } from './add-days.ts'
import { makeMarks } from './marks.ts'

const listed = (kinds: readonly string[]) => sql.raw(kinds.map((kind) => `'${kind}'`).join(', '))
/** Days of one run. */
const most = 2_000

type Due = { memberId: string; day: string }

/** Takes days off the list; the rows that arrive while a run works are the next run's. */
async function takeDue(tx: Tx, { code, timeZone }: Merchant, limit: number): Promise<Due[]> {
  const { rows } = await tx.execute<Due>(sql`
    WITH taken AS (
      DELETE FROM member_day_due WHERE id IN (
        SELECT d.id FROM member_day_due d JOIN member m ON m.id = d.member_id AND m.merchant = ${code}
        ORDER BY d.id LIMIT ${limit})
      RETURNING member_id, at)
    SELECT DISTINCT member_id AS "memberId", to_char(at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day FROM taken`)
  return rows
}

/** Each list of kinds is one that an index of `journal` has, so that no run reads the journals of bets. */
const moneyOf = (currency: string) => sql`
  SELECT due.member_id, due.day, '' AS game_category, '' AS vendor, 0 AS bets, 0 AS stake, 0 AS valid_bet, 0 AS payout,
    coalesce(sum(e.amount) FILTER (WHERE j.kind IN (${listed(depositKinds)})), 0) AS deposit,
    -coalesce(sum(e.amount) FILTER (WHERE j.kind IN (${listed(payoutKinds)})), 0) AS withdraw,
    coalesce(sum(e.amount) FILTER (WHERE j.kind IN (${listed(bonusKinds)})), 0) AS bonus,
    coalesce(sum(e.amount) FILTER (WHERE j.kind IN (${listed(commissionKinds)})), 0) AS commission,
    (min(j.at) FILTER (WHERE j.kind = 'DEP') = (
      SELECT min(f.at) FROM journal f WHERE f.shard_key = due.member_id AND f.kind = 'DEP'))::int AS first_deposits,
    0 AS top_stake, 0 AS top_payout
  FROM due CROSS JOIN LATERAL (
      SELECT id, kind, at FROM journal
      WHERE shard_key = due.member_id AND kind = 'DEP' AND at >= due.since AND at < due.until
      UNION ALL SELECT id, kind, at FROM journal
      WHERE shard_key = due.member_id AND kind IN ('DPR', 'WDS', 'WDF') AND at >= due.since AND at < due.until
      UNION ALL SELECT id, kind, at FROM journal
      WHERE shard_key = due.member_id AND kind IN (${listed([...bonusKinds, ...commissionKinds])})
        AND at >= due.since AND at < due.until) j
    JOIN entry e ON e.journal_id = j.id
    JOIN account a ON a.id = e.account_id AND a.member_id = due.member_id AND a.currency = ${currency}
  GROUP BY due.member_id, due.day`

const playOf = (currency: string) => sql`
  SELECT due.member_id, due.day, b.game_category, b.vendor, count(*), sum(b.stake), sum(b.valid_bet), sum(b.payout),
    0, 0, 0, 0, 0, max(b.stake), max(b.payout)
  FROM due JOIN bet b ON b.member_id = due.member_id AND b.currency = ${currency} AND b.status = 'SETTLED'
    AND b.settled_at >= due.since AND b.settled_at < due.until
  GROUP BY due.member_id, due.day, b.game_category, b.vendor`

/** The days as a table `asked`. */
const tableOf = (days: readonly Due[]): SQL => sql`unnest(${sql.param(days.map(({ memberId }) => memberId))}::uuid[],
  ${sql.param(days.map(({ day }) => day))}::date[]) AS asked(member_id, day)`

async function makeAgain(tx: Tx, { code, currency, timeZone }: Merchant, asked: SQL): Promise<void> {
  await tx.execute(
    sql`DELETE FROM member_day d USING ${asked} WHERE d.member_id = asked.member_id AND d.day = asked.day`,
  )
  await tx.execute(sql`
    WITH due AS MATERIALIZED (
      SELECT member_id, day, day::timestamp AT TIME ZONE ${timeZone} AS since,
        (day + 1)::timestamp AT TIME ZONE ${timeZone} AS until FROM ${asked}),
    figures AS (${moneyOf(currency)} UNION ALL ${playOf(currency)})
    INSERT INTO member_day (member_id, day, game_category, vendor, merchant, bets, stake, valid_bet, payout, deposit,
      withdraw, bonus, commission, first_deposits, top_stake, top_payout)
    SELECT member_id, day, game_category, vendor, ${code}, bets, stake, valid_bet, payout, deposit, withdraw, bonus,
      commission, coalesce(first_deposits, 0), top_stake, top_payout FROM figures`)
}

/**
 * Brings the figures up to date: makes the days that changed since the last run again, from settled bets and
 * journals, and the sums of accounts and teams with them. A day that is listed twice, or changes during a run, is only
 * made one more time. Returns the number of days.
 */
export async function rollUp(tx: Tx, merchant: Merchant, limit = most): Promise<number> {
  // Two runs that read the same day one after the other must not write it the other way round.
  await holdSums(tx, merchant.code)
  const due = await takeDue(tx, merchant, limit)
  if (due.length > 0) {
    const days = tableOf(due)
    await addDays(tx, { days, merchant: merchant.code, sign: -1 })
    await makeAgain(tx, merchant, days)
    await addDays(tx, { days, merchant: merchant.code, sign: 1 })
  }
  await makeMarks(tx, merchant)
  return due.length
}

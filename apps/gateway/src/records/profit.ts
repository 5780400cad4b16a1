import type { ProfitGroup } from '@boardwalk/api-client/contract'
import type { Asks } from '../db/client.ts'
import { bonusKinds, commissionKinds } from '../ledger/daily-kinds.ts'
import type { Owned } from './owner.ts'

const periodOf = (unit: string) => (day: string) => `to_char(date_trunc('${unit}', ${day}::timestamp), 'YYYY-MM-DD')`
const dayOf = (time: string) => `(${time} AT TIME ZONE $5)::date`
const [inDays, inWeeks, inMonths] = [periodOf('day'), periodOf('week'), periodOf('month')]

/** Group keys of the rows. Gifts belong to a day, not to a game. */
const keys: Record<ProfitGroup, { play: string; gift: string }> = {
  DAY: { play: inDays('p.day'), gift: inDays(dayOf('j.at')) },
  WEEK: { play: inWeeks('p.day'), gift: inWeeks(dayOf('j.at')) },
  MONTH: { play: inMonths('p.day'), gift: inMonths(dayOf('j.at')) },
  CATEGORY: { play: 'p.game_category', gift: 'NULL' },
  VENDOR: { play: 'p.vendor', gift: 'NULL' },
}

export type PlayRow = { key: string; bets: string; stake: string; validBet: string; payout: string }
/** `key` is null where the rows are games. */
export type GiftRow = { key: string | null; bonus: string; commission: string }

const valuesOf = ({ memberId, currency, from, until, timeZone }: Owned) => [memberId, currency, from, until, timeZone]
/** Every value of a statement needs a use for its type to be known. */
const usesZone = '$5::text IS NOT NULL'

/**
 * Sums of the stored days; a day that changed since it was stored is made from its bets. The list of such days and the
 * stored ones change in one transaction, so the sums are exact at any time. A window is whole days of the merchant.
 */
export const playText = (group: ProfitGroup) => `
  WITH due AS MATERIALIZED (
    SELECT day, day::timestamp AT TIME ZONE $5 AS since, (day + 1)::timestamp AT TIME ZONE $5 AS until
    FROM (SELECT DISTINCT ${dayOf('at')} AS day FROM member_day_due WHERE member_id = $1 AND at >= $3 AND at < $4) changed),
  play AS (
    SELECT d.day, d.game_category, d.vendor, d.bets, d.stake, d.valid_bet, d.payout FROM member_day d
    WHERE d.member_id = $1 AND d.day >= ${dayOf('$3::timestamptz')} AND d.day < ${dayOf('$4::timestamptz')} AND d.bets > 0
      AND d.day NOT IN (SELECT day FROM due)
    UNION ALL
    SELECT due.day, b.game_category, b.vendor, count(*), sum(b.stake), sum(b.valid_bet), sum(b.payout)
    FROM due JOIN bet b ON b.member_id = $1 AND b.currency = $2 AND b.status = 'SETTLED'
      AND b.settled_at >= due.since AND b.settled_at < due.until
    GROUP BY 1, 2, 3)
  SELECT ${keys[group].play} AS key, sum(p.bets) AS bets, sum(p.stake) AS stake, sum(p.valid_bet) AS "validBet",
    sum(p.payout) AS payout
  FROM play p GROUP BY 1`

const listed = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ')

/**
 * The list of kinds is written out, so that the index `journal_gift`, which has only them, serves it; it is read first, so
 * that no entry of a bet is.
 */
export const giftText = (group: ProfitGroup) => `
  WITH gift AS MATERIALIZED (
    SELECT id, kind, at FROM journal
    WHERE shard_key = $1 AND kind IN (${listed([...bonusKinds, ...commissionKinds])}) AND at >= $3 AND at < $4)
  SELECT ${keys[group].gift} AS key, coalesce(sum(e.amount) FILTER (WHERE j.kind IN (${listed(bonusKinds)})), 0) AS bonus,
    coalesce(sum(e.amount) FILTER (WHERE j.kind IN (${listed(commissionKinds)})), 0) AS commission
  FROM gift j JOIN entry e ON e.journal_id = j.id
    JOIN account a ON a.id = e.account_id AND a.member_id = $1 AND a.currency = $2
  WHERE ${usesZone}
  GROUP BY 1`

/** The results of a window's settled bets, by group. */
export const readPlay = async (db: Asks, owner: Owned, group: ProfitGroup): Promise<PlayRow[]> =>
  (await db.query<PlayRow>(playText(group), valuesOf(owner))).rows

/** The gifts of a window, by group. */
export const readGifts = async (db: Asks, owner: Owned, group: ProfitGroup): Promise<GiftRow[]> =>
  (await db.query<GiftRow>(giftText(group), valuesOf(owner))).rows

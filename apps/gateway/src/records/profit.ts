import type { ProfitGroup } from '@boardwalk/api-client/contract'
import type { Asks } from '../db/client.ts'
import { bonusKinds, commissionKinds } from '../ledger/daily-kinds.ts'
import type { Owned } from './owner.ts'

const periodOf = (unit: string) => (time: string) =>
  `to_char(date_trunc('${unit}', ${time} AT TIME ZONE $5), 'YYYY-MM-DD')`

/** Group keys of the rows. Gifts belong to a day, not to a game. */
const keys: Record<ProfitGroup, { bet: string; gift: string }> = {
  DAY: { bet: periodOf('day')('b.settled_at'), gift: periodOf('day')('j.at') },
  WEEK: { bet: periodOf('week')('b.settled_at'), gift: periodOf('week')('j.at') },
  MONTH: { bet: periodOf('month')('b.settled_at'), gift: periodOf('month')('j.at') },
  CATEGORY: { bet: 'b.game_category', gift: 'NULL' },
  VENDOR: { bet: 'b.vendor', gift: 'NULL' },
}

export type PlayRow = { key: string; bets: string; stake: string; validBet: string; payout: string }
/** `key` is null where the rows are games. */
export type GiftRow = { key: string | null; bonus: string; commission: string }

const valuesOf = ({ memberId, currency, from, until, timeZone }: Owned) => [memberId, currency, from, until, timeZone]
/** Every value of a statement needs a use for its type to be known. */
const usesZone = '$5::text IS NOT NULL'

export const playText = (group: ProfitGroup) => `
  SELECT ${keys[group].bet} AS key, count(*) AS bets, sum(b.stake) AS stake, sum(b.valid_bet) AS "validBet",
    sum(b.payout) AS payout
  FROM bet b
  WHERE b.member_id = $1 AND b.currency = $2 AND b.status = 'SETTLED' AND b.settled_at >= $3 AND b.settled_at < $4
    AND ${usesZone}
  GROUP BY 1`

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

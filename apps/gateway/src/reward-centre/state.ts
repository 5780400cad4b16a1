/** SQL: state of a reward `g`, by the database's clock. */
export const stateSql = `CASE WHEN g.rejected_at IS NOT NULL THEN 'REJECTED' WHEN g.issued_at IS NOT NULL THEN 'ISSUED'
  WHEN g.forfeited_at IS NOT NULL THEN 'CLOSED' WHEN g.claimed_at IS NOT NULL THEN 'CLAIMED'
  WHEN g.expires_at <= now() THEN 'CLOSED' ELSE 'CLAIM' END`

/** SQL: whether a reward is an open bonus: claimed, and neither cash nor given up. */
export const openSql = (g = 'g') => `(${g}.type = 'BONUS' AND ${g}.claimed_at IS NOT NULL AND ${g}.issued_at IS NULL
  AND ${g}.forfeited_at IS NULL)`

/**
 * SQL: valid bets for a reward `g`: of rounds that began after its claim and are settled, in play money of the account.
 * Those after it was given up do not count.
 */
export const turnoverSql = `(SELECT coalesce(sum(b.valid_bet), 0) FROM bet b WHERE b.member_id = g.member_id
  AND b.status = 'SETTLED' AND b.settled_at >= g.claimed_at AND b.placed_at >= g.claimed_at
  AND b.settled_at < coalesce(g.forfeited_at, 'infinity') AND b.currency NOT LIKE 'X-%')`

/** Deposits, and the bonuses that come with them. */
export const depositInvariants = [
  {
    id: 'L8D',
    says: 'every deposit that was approved has its journal, and the reverse, over what was paid',
    sql: `SELECT d.ref_no, j.id::text FROM (SELECT * FROM deposit WHERE status IN ('APPROVED', 'REVERSED')) d
      FULL JOIN (SELECT * FROM journal WHERE kind = 'DEP') j ON (j.source, j.ext_id) = ('deposit', d.ref_no)
      LEFT JOIN LATERAL (SELECT sum(e.amount) AS amount FROM entry e JOIN account a ON a.id = e.account_id
        WHERE e.journal_id = j.id AND a.member_id = d.member_id) e ON true
      WHERE d.ref_no IS NULL OR j.id IS NULL OR e.amount IS DISTINCT FROM d.paid - d.fee`,
  },
  {
    id: 'L8B',
    says: 'every bonus of a deposit has its journal and its wagering, and the reverse, over the same amount',
    sql: `SELECT d.ref_no, j.id::text FROM (SELECT * FROM deposit WHERE bonus IS NOT NULL) d
      FULL JOIN (SELECT * FROM journal WHERE kind = 'BON' AND source = 'promo') j
        ON j.ext_id = (d.offer->>'promotionId') || ':' || d.member_id
      LEFT JOIN LATERAL (SELECT sum(e.amount) AS amount FROM entry e JOIN account a ON a.id = e.account_id
        WHERE e.journal_id = j.id AND a.member_id = d.member_id AND a.type = 'BONUS') e ON true
      LEFT JOIN reward_grant g ON g.source = 'PROMO' AND g.ext_id = j.ext_id AND g.ref_no = j.ref_no
      WHERE d.ref_no IS NULL OR j.id IS NULL OR e.amount IS DISTINCT FROM d.bonus OR g.amount IS DISTINCT FROM d.bonus`,
  },
  {
    id: 'L8E',
    says: 'every bonus that ended has journals over what ended with it, and the reverse, of the kind of its end alone',
    sql: `SELECT g.id::text, g.end_amount::text FROM reward_grant g LEFT JOIN (
        SELECT split_part(j.ext_id, ':', 1) AS id, -sum(e.amount) AS amount FROM journal j
          JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id AND a.type = 'BONUS'
        WHERE j.source = 'grant' AND j.kind IN ('BNC', 'BNX') GROUP BY 1) moved ON moved.id = g.id::text
      WHERE g.end_amount <> coalesce(moved.amount, 0)
      UNION ALL SELECT j.ext_id, j.kind FROM journal j LEFT JOIN reward_grant g ON g.id::text = split_part(j.ext_id, ':', 1)
      WHERE j.source = 'grant' AND j.kind IN ('BNC', 'BNX') AND j.kind <> CASE
        WHEN g.forfeited_at IS NOT NULL THEN 'BNX' WHEN g.issued_at IS NOT NULL THEN 'BNC' ELSE '' END`,
  },
]

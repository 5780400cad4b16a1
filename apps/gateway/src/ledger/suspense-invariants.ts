/** Payments that no order explains, and the operators' decisions that clear them. */
export const suspenseInvariants = [
  {
    id: 'L8U',
    says: 'money leaves suspense once and whole, by a decision of operators, to the recipient that they named',
    sql: `WITH moved AS (
        SELECT j.id, j.kind, j.source, e.currency, sum(e.amount) AS amount
        FROM account a JOIN entry e ON e.account_id = a.id JOIN journal j ON j.id = e.journal_id
        WHERE a.member_id IS NULL AND a.type = 'H:SUSPENSE' GROUP BY j.id, e.currency)
      SELECT c.ref_no, j.id::text FROM (SELECT * FROM adjustment WHERE status = 'POSTED' AND clears IS NOT NULL) c
      FULL JOIN (SELECT * FROM journal WHERE source = 'suspense') j ON j.ext_id = c.clears::text
      LEFT JOIN moved came ON came.id = c.clears AND came.kind = 'SUS'
      LEFT JOIN moved went ON went.id = j.id
      LEFT JOIN LATERAL (SELECT sum(e.amount) AS amount FROM entry e JOIN account own ON own.id = e.account_id
        WHERE e.journal_id = j.id AND CASE c.recipient WHEN 'MEMBER' THEN own.member_id = c.member_id
          WHEN 'PROVIDER' THEN own.type LIKE 'H:PSP:%' ELSE own.type = 'H:ADJ' END) got ON true
      WHERE c.ref_no IS NULL OR j.id IS NULL OR c.ref_no <> j.ref_no OR c.decided_by = c.proposed_by
        OR (came.amount, -went.amount, got.amount) IS DISTINCT FROM (c.amount, c.amount, c.amount)
        OR (came.currency, went.currency) IS DISTINCT FROM (c.currency, c.currency)
      UNION ALL SELECT m.source, m.id::text FROM moved m WHERE m.kind <> 'SUS' AND m.source <> 'suspense'`,
  },
]

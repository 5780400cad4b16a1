import type { Pool } from 'pg'

/**
 * A promotion is open to a member of its audience who could join it now and has not: it has conditions, has begun and
 * has not ended. A raffle is not joined, and a bonus of a deposit is chosen with the deposit. Trial accounts and an agent's staff can join none (contract A8.4, flag R).
 */
const text = `
  SELECT m.id, count(p.id)::int AS count FROM member m
  LEFT JOIN promotion p ON p.merchant = m.merchant AND p.is_enabled AND p.kind NOT IN ('INFO', 'RAFFLE', 'DEPOSIT')
    AND p.starts_at <= now() AND (p.ends_at IS NULL OR p.ends_at > now()) AND m.type NOT IN (4, 42)
    AND (p.audience = '{}' OR p.audience && CASE WHEN m.type <> 0 THEN '{AGENT}'::text[]
      WHEN m.registered_at > now() - interval '7 days' THEN '{MEMBER,NEW}' ELSE '{MEMBER}' END)
    AND NOT EXISTS (SELECT FROM promotion_entry e WHERE e.promotion_id = p.id AND e.member_id = m.id)
  WHERE m.id = ANY($1) GROUP BY m.id`

/** How many promotions are open to each of these members. */
export async function promotionsOpenTo(pool: Pool, members: string[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; count: number }>({
    name: 'open-promotions',
    text,
    values: [members],
  })
  return new Map(rows.map(({ id, count }) => [id, count]))
}

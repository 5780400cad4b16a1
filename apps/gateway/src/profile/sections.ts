const money = (name: string, column = name) => `round(${column} / 10000.0, 4)::text AS ${name}`

/** Sorts before every key: uuids, reference numbers and names. */
export const firstKey = '00000000-0000-0000-0000-000000000000'

/**
 * Sections of a member's file, each a query of `$1` the member, `$2` the last key and `$3` how many rows; the next part
 * continues after `key`. Hashes, tokens and codes are secrets and no data about a person.
 */
export const sections = {
  account: `SELECT id::text AS key, username, nickname, merchant, type, status, language, email, dialing_code, mobile,
    profile, affiliate_code, registered_at, registered_ip, last_login_at, last_login_ip, accepted_terms
    FROM member WHERE id = $1 AND id::text > $2 ORDER BY 1 LIMIT $3`,
  sessions: `SELECT id::text AS key, created_at, last_seen_at, ended_at, ip, user_agent FROM session
    WHERE member_id = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  passkeys: `SELECT id::text AS key, name, created_at, used_at FROM passkey
    WHERE member_id = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  messages: `SELECT id::text AS key, kind, title, content, created_at, read_at FROM message
    WHERE member_id = $1 AND deleted_at IS NULL AND id > $2::uuid ORDER BY id LIMIT $3`,
  limits: `SELECT kind || ' ' || "window" AS key, kind, "window", ${money('value')}, set_at FROM play_limit
    WHERE member_id = $1 AND kind || ' ' || "window" > $2 ORDER BY 1 LIMIT $3`,
  exclusions: `SELECT id::text AS key, kind, scope, starts_at, until, lifted_at FROM play_exclusion
    WHERE member_id = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  rewards: `SELECT id::text AS key, source, type, ${money('amount')}, wager_times, terms, created_at, expires_at,
    claimed_at, issued_at, forfeited_at FROM reward_grant WHERE member_id = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  deposits: `SELECT ref_no AS key, ref_no, method, ${money('amount')}, ${money('paid')}, ${money('fee')},
    ${money('bonus')}, offer, currency, status, created_at, slip_at, finished_at FROM deposit WHERE member_id = $1 AND ref_no > $2 ORDER BY 1 LIMIT $3`,
  payAccounts: `SELECT id::text AS key, * FROM (SELECT id, bank_code, holder, account_no, created_at, removed_at
    FROM pay_account WHERE member_id = $1) own WHERE id > $2::uuid ORDER BY id LIMIT $3`,
  withdrawals: `SELECT ref_no AS key, ref_no, ${money('amount')}, ${money('fee')}, currency, status, reason, created_at,
    changed_at, paid_at FROM withdrawal WHERE member_id = $1 AND ref_no > $2 ORDER BY 1 LIMIT $3`,
  adjustments: `SELECT ref_no AS key, ref_no, ${money('amount')}, currency, status, proposed_at, decided_at
    FROM adjustment WHERE member_id = $1 AND status = 'POSTED' AND ref_no > $2 ORDER BY 1 LIMIT $3`,
  redemptions: `SELECT ref_no AS key, ref_no, type, quantity, ${money('points')}, status, contact, address, applied_at,
    decided_at FROM redemption WHERE member_id = $1 AND ref_no > $2 ORDER BY 1 LIMIT $3`,
  applications: `SELECT ref_no AS key, ref_no, promotion_id, status, comment, contact, reason, applied_at, decided_at
    FROM promotion_application WHERE member_id = $1 AND ref_no > $2 ORDER BY 1 LIMIT $3`,
  feedback: `SELECT id::text AS key, ref_no, question_type, content, contact, created_at, reply, replied_at FROM feedback
    WHERE member_id = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  bets: `SELECT ref_no AS key, ref_no, game_code, vendor, currency, ${money('stake')}, ${money('payout')}, status,
    placed_at, settled_at FROM bet WHERE member_id = $1 AND ref_no > $2 ORDER BY 1 LIMIT $3`,
  entries: `SELECT e.journal_id || to_char(e.seq, 'FM00000') AS key, j.ref_no, j.kind, j.at, a.type AS wallet,
    a.currency, ${money('amount', 'e.amount')}, ${money('balance_after', 'e.balance_after')}
    FROM account a JOIN entry e ON e.account_id = a.id JOIN journal j ON j.id = e.journal_id
    WHERE a.member_id = $1 AND e.journal_id >= left($2, 36)::uuid AND e.journal_id || to_char(e.seq, 'FM00000') > $2
    ORDER BY e.journal_id, e.seq LIMIT $3`,
} as const

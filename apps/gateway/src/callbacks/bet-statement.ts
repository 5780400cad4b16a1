import { gateQuery } from './stake-gate.ts'

const gate = gateQuery({
  provider: '$1',
  playHash: '$4',
  player: '$5',
  currency: '$6',
  gameCode: '$7',
  roundId: '$8',
})

/**
 * A bet whose stake is all cash, in one statement (contract G6): nonce, gate, lock, claim, guarded update, journal,
 * entries, bet and event. Every step reads from the one before, so either all of it happens or none. No row in
 * `claimed` means that something else is the case; the split form then finds out what.
 * $1 provider, $2 nonce, $3 whether the nonce is new to check, $4 play token's hash, $5 player, $6 currency, $7 game,
 * $8 round, $9 txId, $10 units, $11 fingerprint, $12 journal id, $13 reference.
 */
export const betStatement = `
WITH fresh AS (
  INSERT INTO used_once (kind, id, expires_at)
  SELECT 'callback:' || $1, $2, now() + interval '5 minutes' WHERE $3::boolean
  ON CONFLICT DO NOTHING RETURNING 1
), gate AS MATERIALIZED (${gate}
), held AS MATERIALIZED (
  SELECT a.id, a.balance, a.version FROM account a
  WHERE a.member_id = (SELECT member_id FROM gate WHERE refusal IS NULL) AND a.type = 'CASH' AND a.currency = $6
    AND (NOT $3::boolean OR EXISTS (SELECT FROM fresh))
  FOR UPDATE
), bonus AS MATERIALIZED (
  SELECT b.balance, b.version FROM account b
  WHERE b.member_id = (SELECT member_id FROM gate) AND b.type = 'BONUS' AND b.currency = $6
), house AS MATERIALIZED (
  SELECT h.id FROM account h
  WHERE h.member_id IS NULL AND h.type = 'H:GAME:' || (SELECT vendor FROM gate) AND h.currency = $6
), claimed AS (
  INSERT INTO game_tx (provider, tx_id, kind, round_id, member_id, amount, fingerprint, state, journal_id, answer)
  SELECT $1, $9, 'BET', $8, gate.member_id, $10, $11, 'APPLIED', $12, jsonb_build_object('status', 'OK', 'opRef', $13::text,
    'balance', (held.balance - $10::bigint + bonus.balance)::text)
  FROM gate, held, bonus, house WHERE held.balance >= $10::bigint
  ON CONFLICT DO NOTHING RETURNING journal_id
), debited AS (
  UPDATE account SET balance = account.balance - $10::bigint, version = account.version + 1
  FROM claimed, held WHERE account.id = held.id
  RETURNING account.id, account.balance, account.version
), booked AS (
  INSERT INTO journal (id, shard_key, kind, source, ext_id, ref_no, actor)
  SELECT $12, gate.member_id, 'BET', $1, $9, $13, 'provider' FROM gate, debited
), moved AS (
  INSERT INTO entry (journal_id, seq, account_id, currency, amount, balance_after, account_version)
  SELECT $12, 0::smallint, id, $6, -$10::bigint, balance, version FROM debited
  UNION ALL SELECT $12, 1::smallint, house.id, $6, $10::bigint, NULL, NULL FROM house, debited
), staked AS (
  INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
    game_category, currency, stake, stake_cash, stake_bonus)
  SELECT $1, $9, $13, merchant, member_id, $8, game_session_id, game_id, game_code, vendor, game_category, $6, $10, $10, 0
  FROM gate, debited
), told AS (
  INSERT INTO outbox (topic, member_id, payload)
  SELECT 'balance', gate.member_id, jsonb_build_object('version', (debited.version + bonus.version)::text,
    'cash', debited.balance::text, 'bonus', bonus.balance::text)
  FROM gate, debited, bonus
)
SELECT (NOT $3::boolean OR EXISTS (SELECT FROM fresh)) AS "isFresh",
  (SELECT debited.balance + bonus.balance FROM debited, bonus) AS balance`

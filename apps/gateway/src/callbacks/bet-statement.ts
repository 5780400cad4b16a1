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
 * A bet whose stake is all cash, in one statement (contract G6): nonce, gate, guarded update, which is the lock too,
 * then claim, journal, entries, bet and event. Every step reads from the one before, so either all of it happens or
 * none. A known nonce or `txId` violates its key, which undoes the whole statement; the last line reads the claim, so
 * that it is written before all other rows. No row means that a condition failed; the split form then finds out which
 * one. Everything after the update reads its one row, and the gate is materialised, so that no plan joins tables. The
 * update reads the gate first, so the limit that is set there holds for its lock. $1 provider, $2 nonce, $3 whether the
 * nonce is new to check, $4 play token's hash, $5 player, $6 currency, $7 game, $8 round, $9 txId, $10 units, $11
 * fingerprint, $12 journal id, $13 reference, $14 longest wait for the lock.
 */
export const betStatement = `
WITH fresh AS (
  INSERT INTO used_once (kind, id, expires_at)
  SELECT 'callback:' || $1, $2, now() + interval '5 minutes' WHERE $3::boolean
), gate AS MATERIALIZED (SELECT g.*, set_config('lock_timeout', $14, true) FROM (${gate}) g
), bonus AS MATERIALIZED (
  SELECT b.balance, b.version FROM account b
  WHERE b.member_id = (SELECT member_id FROM gate) AND b.type = 'BONUS' AND b.currency = $6
), house AS MATERIALIZED (
  SELECT h.id FROM account h
  WHERE h.member_id IS NULL AND h.type = 'H:GAME:' || (SELECT vendor FROM gate) AND h.currency = $6
), debited AS (
  UPDATE account a SET balance = a.balance - $10::bigint, version = a.version + 1
  FROM gate, bonus, house
  WHERE a.member_id = (SELECT member_id FROM gate WHERE refusal IS NULL AND is_plain) AND a.type = 'CASH' AND a.currency = $6
    AND a.balance >= $10::bigint
  RETURNING a.id, a.balance, a.version, bonus.balance AS bonus, bonus.version AS bonus_version, house.id AS house_id,
    gate.member_id, gate.merchant, gate.game_session_id, gate.game_id, gate.game_code, gate.vendor, gate.game_category
), claimed AS (
  INSERT INTO game_tx (provider, tx_id, kind, round_id, member_id, amount, fingerprint, state, journal_id, answer)
  SELECT $1, $9, 'BET', $8, member_id, $10, $11, 'APPLIED', $12, jsonb_build_object('status', 'OK', 'opRef', $13::text,
    'balance', (balance + bonus)::text)
  FROM debited RETURNING 1
), booked AS (
  INSERT INTO journal (id, shard_key, kind, source, ext_id, ref_no, actor)
  SELECT $12, member_id, 'BET', $1, $9, $13, 'provider' FROM debited
), moved AS (
  INSERT INTO entry (journal_id, seq, account_id, currency, amount, balance_after, account_version)
  SELECT $12, 0::smallint, id, $6, -$10::bigint, balance, version FROM debited
  UNION ALL SELECT $12, 1::smallint, house_id, $6, $10::bigint, NULL, NULL FROM debited
), staked AS (
  INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
    game_category, currency, stake, stake_cash, stake_bonus)
  SELECT $1, $9, $13, merchant, member_id, $8, game_session_id, game_id, game_code, vendor, game_category, $6, $10, $10, 0
  FROM debited
), published AS (
  INSERT INTO outbox (topic, member_id, payload)
  SELECT 'balance', member_id, jsonb_build_object('version', (version + bonus_version)::text,
    'cash', balance::text, 'bonus', bonus::text)
  FROM debited
)
SELECT balance + bonus AS balance FROM debited, claimed`

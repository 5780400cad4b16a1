import { gateQuery } from './stake-gate.ts'

/** Bets of one statement. More cost their callers more time than the statement then saves. */
export const maxBets = 16

/**
 * Columns of a bet: `n` is its place, hashes are `\x` and hexadecimal digits, the stake is in units. The nonce is
 * checked unless an earlier attempt may have stored it.
 */
const columns = {
  n: 'smallint',
  provider: 'text',
  nonce: 'text',
  checks_nonce: 'boolean',
  play_hash: 'bytea',
  player: 'text',
  currency: 'text',
  game_code: 'text',
  round_id: 'text',
  tx_id: 'text',
  stake: 'bigint',
  fingerprint: 'bytea',
  ref_no: 'text',
} as const
type Sent = { smallint: number; boolean: boolean; text: string; bytea: string; bigint: string }
type Columns = typeof columns
/** One bet of the statement, as JSON has it. */
export type BetRow = { [C in keyof Columns]: Sent[Columns[C]] }

const columnList = Object.entries(columns).map(([name, type]) => `${name} ${type}`)

const gate = gateQuery({
  provider: 'a.provider',
  playHash: 'a.play_hash',
  player: 'a.player',
  currency: 'a.currency',
  gameCode: 'a.game_code',
  roundId: 'a.round_id',
})

/**
 * Bets whose stakes are all cash, in one statement (contract G6): nonces, gate, locks, guarded update, then claims,
 * journals, entries, bets and events. Every step reads from the one before, so of each bet either all of it happens or
 * only its nonce. A bet that is missing from the answer met a condition, or its account is locked by another
 * transaction: nothing waits here, because every player of the statement would. The split form then finds out which
 * one. A known nonce or a `txId` that is claimed at the same moment violates its key, which undoes the whole statement;
 * the last line reads the claims, so that they are written before all other rows. The gate and its accounts are fenced
 * (OFFSET 0), so that no plan joins tables. $1 bets as JSON, because the plan of an array depends on its length; $2
 * longest wait for a key that another transaction is writing.
 */
export const betStatement = `
WITH asked AS MATERIALIZED (
  SELECT a.*, uuidv7() AS journal_id, set_config('lock_timeout', $2, true)
  FROM json_to_recordset($1::json) AS a (${columnList.join(', ')})
  LIMIT ${maxBets}
), fresh AS (
  INSERT INTO used_once (kind, id, expires_at)
  SELECT 'callback:' || provider, nonce, now() + interval '5 minutes' FROM asked WHERE checks_nonce
), passed AS MATERIALIZED (
  SELECT a.*, g.merchant, g.member_id, g.game_session_id, g.game_id, g.vendor, g.game_category,
    bonus.balance AS bonus, bonus.version AS bonus_version, house.id AS house_id
  FROM asked a, LATERAL (${gate} OFFSET 0) g,
    LATERAL (SELECT balance, version FROM account
      WHERE member_id = g.member_id AND type = 'BONUS' AND currency = a.currency OFFSET 0) bonus,
    LATERAL (SELECT id FROM account
      WHERE member_id IS NULL AND type = 'H:GAME:' || g.vendor AND currency = a.currency OFFSET 0) house
  WHERE g.refusal IS NULL AND g.is_plain
    AND NOT EXISTS (SELECT FROM game_tx t WHERE t.provider = a.provider AND t.tx_id = a.tx_id)
), held AS MATERIALIZED (
  SELECT p.*, c.id AS account_id FROM passed p, LATERAL (
    SELECT id FROM account WHERE member_id = p.member_id AND type = 'CASH' AND currency = p.currency
    FOR UPDATE SKIP LOCKED) c
), debited AS (
  UPDATE account a SET balance = a.balance - held.stake, version = a.version + 1
  FROM held WHERE a.id = held.account_id AND a.balance >= held.stake
  RETURNING held.*, a.balance, a.version
), claimed AS (
  INSERT INTO game_tx (provider, tx_id, kind, round_id, member_id, amount, fingerprint, state, journal_id, answer)
  SELECT provider, tx_id, 'BET', round_id, member_id, stake, fingerprint, 'APPLIED', journal_id,
    jsonb_build_object('status', 'OK', 'opRef', ref_no, 'balance', (balance + bonus)::text)
  FROM debited RETURNING 1
), booked AS (
  INSERT INTO journal (id, shard_key, kind, source, ext_id, ref_no, actor)
  SELECT journal_id, member_id, 'BET', provider, tx_id, ref_no, 'provider' FROM debited
), moved AS (
  INSERT INTO entry (journal_id, seq, account_id, currency, amount, balance_after, account_version)
  SELECT journal_id, 0::smallint, account_id, currency, -stake, balance, version FROM debited
  UNION ALL SELECT journal_id, 1::smallint, house_id, currency, stake, NULL, NULL FROM debited
), staked AS (
  INSERT INTO bet (provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
    game_category, currency, stake, stake_cash, stake_bonus)
  SELECT provider, tx_id, ref_no, merchant, member_id, round_id, game_session_id, game_id, game_code, vendor,
    game_category, currency, stake, stake, 0
  FROM debited
), published AS (
  INSERT INTO outbox (topic, member_id, payload)
  SELECT 'balance', member_id, jsonb_build_object('version', (version + bonus_version)::text,
    'cash', balance::text, 'bonus', bonus::text)
  FROM debited
)
SELECT n, balance + bonus AS balance FROM debited WHERE (SELECT count(*) FROM claimed) > 0`

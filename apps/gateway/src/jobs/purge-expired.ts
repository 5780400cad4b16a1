import type { Asks } from '../db/client.ts'

const purge = `
  WITH once AS (DELETE FROM used_once WHERE expires_at < now()),
    pictures AS (DELETE FROM captcha WHERE expires_at < now()),
    counters AS (DELETE FROM rate_counter WHERE starts_at < now() - interval '1 day'),
    codes AS (DELETE FROM one_time_code WHERE expires_at < now() - interval '1 day'),
    messages AS (DELETE FROM outgoing_message WHERE created_at < now() - interval '7 days'),
    mails AS (DELETE FROM notice_mail WHERE created_at < now() - interval '7 days'),
    verifications AS (DELETE FROM login_verification WHERE expires_at < now() - interval '1 day'),
    challenges AS (DELETE FROM passkey_challenge WHERE expires_at < now()),
    steps AS (DELETE FROM step_up WHERE expires_at < now() - interval '1 day')
  DELETE FROM login_miss WHERE ctid = ANY(ARRAY(SELECT ctid FROM login_miss
    WHERE greatest(last_at, blocked_until) < now() - interval '1 day' FOR UPDATE SKIP LOCKED))`

/** Drops codes, counters, proofs and messages whose time is over. */
export const purgeExpired = async (client: Asks): Promise<void> => void (await client.query(purge))

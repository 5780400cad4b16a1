import type { AccountType, Caller } from '@boardwalk/api-client/contract'
import type { Deps } from '../deps.ts'
import { isIdle } from './idle.ts'
import { hashToken, readToken } from './tokens.ts'

type EndReason = 'IDLE' | 'ABSOLUTE' | 'ENDED' | 'REPLACED'

/** Owner of a token. `ended` still names its owner, so that a second log-out can answer success. */
export type Identity =
  | { kind: 'none' }
  | { kind: 'ended'; caller: Caller; reason: EndReason }
  | { kind: 'live'; caller: Caller }

type Row = {
  id: string
  memberId: string
  merchant: string
  restricted: boolean
  isExcluded: boolean | null
  excludedUntil: string | null
  isNew: boolean
  type: AccountType
  reason: EndReason | null
  isOld: boolean
  isUnseen: boolean
}

const find = `
  SELECT s.id, s.member_id AS "memberId", s.merchant, s.is_restricted AS restricted, m.type,
    s.excluded_until > now() AS "isExcluded", nullif(s.excluded_until, 'infinity')::text AS "excludedUntil",
    m.registered_at > now() - interval '7 days' AS "isNew",
    CASE WHEN s.ended_at IS NOT NULL THEN s.end_reason WHEN m.status <> 'ACTIVE' THEN 'ENDED'
      WHEN s.expires_at <= now() THEN 'ABSOLUTE'
      WHEN ${isIdle('s', '$2')} THEN 'IDLE' END AS reason,
    s.active_at <= now() - interval '60 seconds' AS "isOld", s.last_seen_at <= now() - interval '60 seconds' AS "isUnseen"
  FROM session s JOIN member m ON m.id = s.member_id WHERE s.token_hash = $1`

const touch = {
  name: 'session-touch',
  text: `UPDATE session SET last_seen_at = now(), active_at = now() WHERE token_hash = $1 AND ended_at IS NULL`,
}

/** A heartbeat shows presence only. */
const beat = {
  name: 'session-beat',
  text: `UPDATE session SET last_seen_at = now() WHERE token_hash = $1 AND ended_at IS NULL`,
}

/**
 * Reads the session row on every request, so that an ending counts at once on every gateway (contract A8.1). Reads that
 * an open page repeats by itself do not put off the end of an idle session.
 */
export async function authenticate(
  deps: Deps,
  header: string | undefined,
  merchant: string,
  isHeartbeat = false,
): Promise<Identity> {
  const token = readToken(header)
  if (!token) return { kind: 'none' }
  const hash = hashToken(token)
  const values = [hash, deps.config.session.idleMs / 1000]
  const { rows } = await deps.pool.query<Row>({ name: 'session-find', text: find, values })
  const row = rows[0]
  // A token of another merchant is invalid here.
  if (!row || row.merchant !== merchant) return { kind: 'none' }
  const { id, memberId, type, restricted, isNew, reason, isOld, isUnseen } = row
  const caller: Caller = { sessionId: id, memberId, merchant, type, restricted, isNew, excluded: exclusionOf(row) }
  if (reason) return { kind: 'ended', caller, reason }
  if (isHeartbeat ? isUnseen : isOld) await deps.pool.query({ ...(isHeartbeat ? beat : touch), values: [hash] })
  return { kind: 'live', caller }
}

const exclusionOf = ({ isExcluded, excludedUntil }: Row): Caller['excluded'] =>
  isExcluded ? { until: excludedUntil === null ? null : new Date(excludedUntil).toISOString() } : null

import type { Endpoints, LimitWindow, Value } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import { type LimitKind, usedIn, windowHours } from './limits.ts'

/** A member's play and payments in a window that ends now: the sums that limits use, with or without a limit. */
export async function readActivity(
  db: Reader,
  memberId: string,
  window: LimitWindow,
): Promise<Value<Endpoints['activity']>> {
  const asked = sql`(SELECT ${memberId}::uuid AS member_id, kind, ${window}::text AS "window", 0::bigint AS value,
    NULL::timestamptz AS pending_at, NULL::bigint AS pending_value
    FROM unnest(ARRAY['DEPOSIT', 'LOSS', 'STAKE', 'SESSION']) kind)`
  const rows = await usedIn(db, asked, memberId)
  const of = (kind: LimitKind) => rows.find((row) => row.kind === kind)
  const used = (kind: LimitKind) => BigInt(of(kind)?.used ?? 0)
  return {
    deposited: formatMoney(used('DEPOSIT')),
    withdrawn: formatMoney(await paidOut(db, memberId, window)),
    stake: formatMoney(used('STAKE')),
    net: formatMoney(BigInt(of('LOSS')?.net ?? 0)),
    minutes: Number(used('SESSION')),
  }
}

/** Amount that was paid out, less refunds of the provider. No limit needs it. */
async function paidOut(db: Reader, memberId: string, window: LimitWindow): Promise<bigint> {
  const { rows } = await db.execute<{ sum: string }>(sql`SELECT coalesce(sum(e.amount), 0) AS sum
    FROM journal j JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id AND a.type LIKE 'H:PSP:%'
    WHERE j.shard_key = ${memberId} AND j.kind IN ('WDS', 'WDF')
      AND j.at > now() - make_interval(hours => ${windowHours[window]})`)
  return BigInt(rows[0]?.sum ?? 0)
}

import type { LimitKind, LimitWindow } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { playLimits } from '../db/schema/play.ts'
import { parseMoney, type Units } from '../ledger/money.ts'
import { lockAccounts } from '../ledger/post.ts'
import { type CurrentLimit, changeLimit } from './limit-change.ts'
import { pendingOf } from './limits.ts'
import { PLAYER } from './own-exclusion.ts'

type Owner = { memberId: string; currency: string }
type Asked = { kind: LimitKind; window: LimitWindow; value: string | null }
type Key = Owner & Pick<Asked, 'kind' | 'window'>

/** The player's own change of a limit, under the lock that stakes take, so that the next stake counts against it. */
export async function setOwnLimit(tx: Tx, owner: Owner, { kind, window, value }: Asked): Promise<void> {
  await lockAccounts(tx, owner.memberId, owner.currency)
  const key = { ...owner, kind, window }
  const { current, now } = await readCurrentLimit(tx, key)
  await store(tx, key, changeLimit(current, figureOf(kind, value), now))
}

function figureOf(kind: LimitKind, value: string | null): Units | null {
  if (value === null) return null
  return kind === 'SESSION' ? BigInt(value) : parseMoney(value)
}

type Row = { value: string | null; pendingAt: string | null; pendingValue: string | null; now: string }

async function readCurrentLimit(
  tx: Tx,
  { memberId, kind, window }: Key,
): Promise<{ current: CurrentLimit; now: Date }> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT l.value, l.pending_at AS "pendingAt", l.pending_value AS "pendingValue", clock.now
    FROM (SELECT now()) clock LEFT JOIN play_limit l
      ON l.member_id = ${memberId} AND l.kind = ${kind} AND l."window" = ${window}`)
  const row = rows[0]
  if (!row) throw new Error('The database has no clock.')
  const value = row.value === null ? null : BigInt(row.value)
  return { current: { value, pending: pendingOf(row) }, now: new Date(row.now) }
}

/** A pending request needs an existing limit, so a limit without a figure needs no row. */
async function store(tx: Tx, { memberId, kind, window }: Key, { value, pending }: CurrentLimit): Promise<void> {
  if (value === null) {
    await tx.execute(sql`
      DELETE FROM play_limit WHERE member_id = ${memberId} AND kind = ${kind} AND "window" = ${window}`)
    return
  }
  const waits = { pendingAt: pending?.askedAt ?? null, pendingValue: pending?.value ?? null }
  const row = { value, setAt: sql`now()`, setBy: PLAYER, ...waits }
  await tx
    .insert(playLimits)
    .values({ memberId, kind, window, ...row })
    .onConflictDoUpdate({ target: [playLimits.memberId, playLimits.kind, playLimits.window], set: row })
}

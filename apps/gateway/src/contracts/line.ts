import type { ContractKind } from '@boardwalk/api-client/contract'
import type { Reader, Tx } from '../db/client.ts'
import { and, eq, inArray, sql } from '../db/orm.ts'
import { contracts } from '../db/schema/contracts.ts'
import type { ContractRow } from './contract-view.ts'
import type { SettlementPeriod } from './kinds.ts'
import { isAbove, parseTiers, type Tier } from './tiers.ts'

/** In these states a contract binds its parties. */
export const live = ['ACTIVE', 'END_REQUESTED'] as const
export const isLive = ({ status }: Pick<ContractRow, 'status'>): boolean => live.some((state) => state === status)

export const tiersOf = ({ kind, tiers }: Pick<ContractRow, 'kind' | 'tiers'>): Tier[] => parseTiers(kind, tiers)

const isOfLine = (kind: ContractKind, holders: readonly (string | null)[], below: string) => sql`
  kind = ${kind} AND status IN ('ACTIVE', 'END_REQUESTED', 'OFFERED') AND (
    downline_id = ANY(${sql.param(holders.filter(Boolean))}::uuid[]) OR downline_id IN (
      SELECT m.id FROM member m JOIN member head ON head.id = ${below} WHERE m.path <@ head.path))`

/**
 * Locks the contracts of a kind that a change between two parties may touch, in the order of their ids: the parties'
 * own and all below them (contract H3-6). Answers of two levels of a line then follow one another.
 */
export async function lockLine(tx: Tx, { kind, uplineId, downlineId }: Parties): Promise<ContractRow[]> {
  const rows = isOfLine(kind, [uplineId, downlineId], downlineId)
  await tx.execute(sql`SELECT id FROM contract WHERE ${rows} ORDER BY id FOR UPDATE`)
  // Read after the locks: the statement above may have waited, and saw the rows as they were before.
  return await tx.select().from(contracts).where(rows)
}
export type Parties = Pick<ContractRow, 'kind' | 'uplineId' | 'downlineId'>

/** The contract of a kind that binds a member as the downline; null without one. */
export async function ownContract(db: Reader, memberId: string, kind: ContractKind): Promise<ContractRow | null> {
  const isOwn = and(eq(contracts.downlineId, memberId), eq(contracts.kind, kind), inArray(contracts.status, [...live]))
  return (await db.select().from(contracts).where(isOwn))[0] ?? null
}

type Terms = { tiers: readonly Tier[]; period: SettlementPeriod }

/**
 * The contracts that end when a member's own becomes `terms` (null: it ends): those given above them or for another
 * period, and everything below those, because no account has a contract that its upline lacks (contract H3-4).
 */
export function endedBy(line: readonly ContractRow[], memberId: string, terms: Terms | null): ContractRow[] {
  const given = (upline: string) => line.filter((row) => row.uplineId === upline && isLive(row))
  const below = (row: ContractRow): ContractRow[] => [row, ...given(row.downlineId).flatMap(below)]
  const outgrown = given(memberId).filter(
    (row) => terms === null || row.period !== terms.period || isAbove(tiersOf(row), terms.tiers),
  )
  return outgrown.flatMap(below)
}

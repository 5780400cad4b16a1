import type { AccountBrief, Contract } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { type SQL, sql } from '../db/orm.ts'
import type { contracts } from '../db/schema/contracts.ts'
import { kinds } from './kinds.ts'

export type ContractRow = typeof contracts.$inferSelect

/** A contract with the names of its parties, as the database writes it. */
type Shown = Pick<ContractRow, 'id' | 'kind' | 'period' | 'tiers' | 'status' | 'version' | 'requestedBy' | 'remark'> & {
  [K in 'offeredAt' | 'answeredAt' | 'activeFrom' | 'activeTo']: string | null
} & { upline: AccountBrief | null; downline: AccountBrief }

const brief = (table: SQL) =>
  sql`CASE WHEN ${table}.id IS NOT NULL THEN jsonb_build_object('id', ${table}.id, 'account', ${table}.username,
    'type', ${table}.type, 'level', nlevel(${table}.path)) END`

/** Each `contract c` with its parties `d` and `u`; the house is none. */
export const shownParties = sql`FROM contract c JOIN member d ON d.id = c.downline_id LEFT JOIN member u ON u.id = c.upline_id`

/** Columns of `contract c`; the caller gives the rest of the statement from WHERE on. */
const shownContracts = (rest: SQL) => sql`
  SELECT c.id, c.kind, c.period, c.tiers, c.status, c.version, c.requested_by AS "requestedBy", c.remark,
    c.offered_at AS "offeredAt", c.answered_at AS "answeredAt", c.active_from AS "activeFrom", c.active_to AS "activeTo",
    ${brief(sql`u`)} AS upline, ${brief(sql`d`)} AS downline
  ${shownParties} ${rest}`

const instantOf = (value: string | null) => (value === null ? null : new Date(value).toISOString())

const viewOf = ({ period, ...row }: Shown): Contract => ({
  ...row,
  // Only dividends have a period to choose; the others have the one of their kind.
  period: row.kind === 'DIVIDEND' ? (period as Contract['period']) : null,
  offeredAt: instantOf(row.offeredAt) ?? '',
  answeredAt: instantOf(row.answeredAt),
  activeFrom: instantOf(row.activeFrom),
  activeTo: instantOf(row.activeTo),
})

/** Contracts as both parties see them; `rest` filters and orders the rows of `c`. */
export const readContracts = async (db: Reader, rest: SQL): Promise<Contract[]> =>
  (await db.execute<Shown>(shownContracts(rest))).rows.map(viewOf)

/** The contracts of these ids, in their order. */
export async function contractsOf(db: Reader, ids: readonly string[]): Promise<Contract[]> {
  if (ids.length === 0) return []
  const found = await readContracts(db, sql`WHERE c.id = ANY(${sql.param(ids)}::uuid[])`)
  return ids.flatMap((id) => found.find((contract) => contract.id === id) ?? [])
}

/** Periods that the holder of this contract may offer: its own, since both must end together. */
export const periodsOf = (kind: Contract['kind'], own: { period: ContractRow['period'] } | null) =>
  (own ? [own.period] : kinds[kind].periods).filter((period): period is NonNullable<Contract['period']> =>
    kinds.DIVIDEND.periods.some((choice) => kind === 'DIVIDEND' && choice === period),
  )

import type { Banner, Caller } from '@boardwalk/api-client/contract'
import { arrayOverlaps, eq, or, type SQL, sql } from '../db/orm.ts'
import type { PgColumn } from '../db/pg-core.ts'
import type { Audience } from '../db/schema/audience.ts'

const TRIAL = 4
const PLAYER = 0

/**
 * The groups that a caller belongs to. A trial account can still register, so it gets the visitors' content. An excluded
 * player belongs to none: it reads news to all readers, and gets no offers.
 */
export function audiencesOf(caller: Pick<Caller, 'type' | 'isNew' | 'excluded'> | null): Audience[] {
  if (caller?.excluded) return []
  if (!caller || caller.type === TRIAL) return ['VISITOR']
  if (caller.type !== PLAYER) return ['AGENT']
  return caller.isNew ? ['MEMBER', 'NEW'] : ['MEMBER']
}

/** Rows for every reader, and rows for one of these groups. */
export const isFor = (column: PgColumn, groups: Audience[]): SQL | undefined =>
  groups.length === 0 ? eq(column, []) : or(eq(column, []), arrayOverlaps(column, groups))

/** The same for rows that invite to play. */
export const isOfferedTo = (column: PgColumn, groups: Audience[]): SQL | undefined =>
  groups.length === 0 ? sql`false` : isFor(column, groups)

/** A merchant's content as one reader sees it. */
export type Reader = { merchant: string; groups: Audience[]; isVisitor?: boolean }

export const readerOf = (merchant: string, caller: Caller | null): Reader => ({
  ...{ merchant, groups: audiencesOf(caller), isVisitor: caller === null },
})

/** Tells a visitor's page which content a player must not see on it. */
export const markFor = ({ isVisitor }: Reader, audience: readonly Audience[]): Pick<Banner, 'forVisitors'> =>
  isVisitor && audience.length > 0 ? { forVisitors: true } : {}

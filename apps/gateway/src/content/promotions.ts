import type { Promotion } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Reader as Database, Db } from '../db/client.ts'
import { and, asc, eq, type SQL, sql } from '../db/orm.ts'
import { promotions, promotionTypes } from '../db/schema/content.ts'
import { isOfferedTo, markFor, type Reader } from '../site/audience.ts'

/** State of an offer for a visitor, by the database's clock; independent of a member's participation. */
const state = sql<'COMING_SOON' | 'CLOSED' | 'JOIN'>`
  CASE WHEN ${promotions.startsAt} > now() THEN 'COMING_SOON' WHEN ${promotions.endsAt} <= now() THEN 'CLOSED' ELSE 'JOIN' END`

export type PromotionRow = { promotion: typeof promotions.$inferSelect; state: Promotion['state'] }

const read = (db: Database, where: SQL | undefined): Promise<PromotionRow[]> =>
  db
    .select({ promotion: promotions, state })
    .from(promotions)
    .where(where)
    // Running offers first, ended ones last.
    .orderBy(sql`coalesce(${promotions.endsAt} <= now(), false)`, asc(promotions.sort), asc(promotions.id))

const shownOf = ({ merchant, groups }: Reader) =>
  and(eq(promotions.merchant, merchant), eq(promotions.isEnabled, true), isOfferedTo(promotions.audience, groups))

export const promotionView = ({ promotion, state }: PromotionRow, language: string): Promotion => ({
  id: promotion.id,
  type: promotion.type,
  kind: promotion.kind,
  title: textIn(promotion.title, language),
  summary: textIn(promotion.summary, language),
  cover: promotion.cover,
  state,
  startsAt: promotion.startsAt.toISOString(),
  endsAt: promotion.endsAt?.toISOString() ?? null,
})

export async function promotionList(db: Db, reader: Reader, language: string, type?: string): Promise<Promotion[]> {
  const rows = await read(db, and(shownOf(reader), type ? eq(promotions.type, type) : undefined))
  return rows.map((row) => ({ ...promotionView(row, language), ...markFor(reader, row.promotion.audience) }))
}

/** Promotions of a kind that run now, for a reader. */
export async function runningPromotions(db: Database, reader: Reader, kind: Promotion['kind']) {
  const rows = await read(db, and(shownOf(reader), eq(promotions.kind, kind)))
  return rows.filter(({ state }) => state === 'JOIN').map(({ promotion }) => promotion)
}

/** A promotion that a reader sees, with its state for a visitor. */
export async function promotionRow(db: Database, reader: Reader, id: string): Promise<PromotionRow | null> {
  const [row] = await read(db, and(shownOf(reader), eq(promotions.id, id)))
  return row ?? null
}

export const promotionTypeList = (db: Db, merchant: string) =>
  db
    .select()
    .from(promotionTypes)
    .where(and(eq(promotionTypes.merchant, merchant), eq(promotionTypes.isEnabled, true)))
    .orderBy(asc(promotionTypes.sort), asc(promotionTypes.id))

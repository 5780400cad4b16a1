import type { Announcement, Banner } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Db } from '../db/client.ts'
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from '../db/orm.ts'
import type { PgColumn } from '../db/pg-core.ts'
import { announcements, banners } from '../db/schema/site.ts'
import { isFor, isOfferedTo, markFor, type Reader } from './audience.ts'

export type AnnouncementType = (typeof announcements.$inferSelect)['type']

const began = (column: PgColumn): SQL | undefined => or(isNull(column), lte(column, sql`now()`))
const notEnded = (column: PgColumn): SQL | undefined => or(isNull(column), gt(column, sql`now()`))

/** Banners for a reader that are on now; of one group when given. */
export async function shownBanners(db: Db, reader: Reader, group?: string): Promise<Banner[]> {
  const { merchant, groups } = reader
  const rows = await db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.merchant, merchant),
        eq(banners.isEnabled, true),
        isOfferedTo(banners.audience, groups),
        group ? eq(banners.groupName, group) : undefined,
        began(banners.startsAt),
        notEnded(banners.endsAt),
      ),
    )
    .orderBy(asc(banners.groupName), asc(banners.sort), asc(banners.id))
  return rows.map(({ id, groupName, image, linkageType, linkageValue, audience }) => ({
    ...markFor(reader, audience),
    bannerId: id,
    groupName,
    url: image,
    linkageType,
    linkageValue,
  }))
}

const published = ({ merchant, groups }: Reader, types: AnnouncementType[]) =>
  and(
    eq(announcements.merchant, merchant),
    inArray(announcements.type, types),
    eq(announcements.isEnabled, true),
    isFor(announcements.audience, groups),
    or(ne(announcements.type, 'PR'), isOfferedTo(announcements.audience, groups)),
    lte(announcements.publishedAt, sql`now()`),
    notEnded(announcements.endsAt),
  )

const viewOf = (row: typeof announcements.$inferSelect, language: string, reader: Reader): Announcement => ({
  ...markFor(reader, row.audience),
  id: row.id,
  title: textIn(row.title, language),
  content: textIn(row.content, language),
  important: row.isImportant,
  publishedAt: row.publishedAt.toISOString(),
})

/** One announcement that is out, of any type. */
export async function announcementOf(
  db: Db,
  reader: Reader,
  language: string,
  id: string,
): Promise<Announcement | null> {
  const [row] = await db
    .select()
    .from(announcements)
    .where(and(published(reader, ['PL', 'PU', 'PR', 'H']), eq(announcements.id, id)))
  return row ? viewOf(row, language, reader) : null
}

type Found = { type: AnnouncementType; view: Announcement }

/** Announcements newest first, in the reader's language. */
export async function announcementPage(
  db: Db,
  reader: Reader,
  {
    types,
    language,
    pageNo,
    pageSize,
  }: { types: AnnouncementType[]; language: string; pageNo: number; pageSize: number },
): Promise<Found[]> {
  if (types.length === 0) return []
  const rows = await db
    .select()
    .from(announcements)
    .where(published(reader, types))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return rows.map((row) => ({ type: row.type, view: viewOf(row, language, reader) }))
}

export async function announcementCount(db: Db, reader: Reader, types: AnnouncementType[]): Promise<number> {
  if (types.length === 0) return 0
  const [row] = await db.select({ total: count() }).from(announcements).where(published(reader, types))
  return row?.total ?? 0
}

import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Db } from '../db/client.ts'
import { and, count, desc, eq, lte, sql } from '../db/orm.ts'
import { articles } from '../db/schema/content.ts'

type Row = typeof articles.$inferSelect
type Kind = Row['kind']
type Asked = { merchant: string; kind: Kind; language: string; pageNo: number; pageSize: number }

/** Articles that visitors of a merchant may read now. */
export const published = (merchant: string) =>
  and(eq(articles.merchant, merchant), eq(articles.isEnabled, true), lte(articles.publishedAt, sql`now()`))

const view = ({ id, kind, title, summary, cover, publishedAt }: Row, language: string) => ({
  id,
  kind,
  title: textIn(title, language),
  summary: textIn(summary, language),
  cover,
  publishedAt: publishedAt.toISOString(),
})

/** Articles of a kind, newest first, in the reader's language. */
export async function articlePage(db: Db, { merchant, kind, language, pageNo, pageSize }: Asked) {
  const rows = await db
    .select()
    .from(articles)
    .where(and(published(merchant), eq(articles.kind, kind)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return rows.map((row) => view(row, language))
}

export async function articleCount(db: Db, { merchant, kind }: Asked): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(articles)
    .where(and(published(merchant), eq(articles.kind, kind)))
  return row?.total ?? 0
}

export async function articleOf(
  db: Db,
  merchant: string,
  language: string,
  id: string,
): Promise<Value<Endpoints['article']> | null> {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(published(merchant), eq(articles.id, id)))
  return row ? { ...view(row, language), content: textIn(row.content, language) } : null
}

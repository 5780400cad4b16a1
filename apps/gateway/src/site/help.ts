import { textIn } from '../catalogue/names.ts'
import type { Db } from '../db/client.ts'
import { and, asc, eq } from '../db/orm.ts'
import { helpArticles } from '../db/schema/site.ts'

/** Help articles of a merchant in the reader's language, by category and order. */
export async function helpList(db: Db, merchant: string, language: string, category: string | undefined) {
  const rows = await db
    .select()
    .from(helpArticles)
    .where(
      and(
        eq(helpArticles.merchant, merchant),
        eq(helpArticles.isEnabled, true),
        category ? eq(helpArticles.category, category) : undefined,
      ),
    )
    .orderBy(asc(helpArticles.sort), asc(helpArticles.id))
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    title: textIn(row.title, language),
    content: textIn(row.content, language),
    sort: row.sort,
  }))
}

import type { Endpoints, Parsed, Value } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Reader } from '../db/client.ts'
import { count, desc, eq } from '../db/orm.ts'
import { promotionApplications, promotions } from '../db/schema/content.ts'

type Asked = Parsed<Endpoints['promotionApplications']> & { memberId: string; language: string }

/** Applications of a member, newest first. */
export async function applicationPage(
  db: Reader,
  { memberId, language, pageNo, pageSize }: Asked,
): Promise<Value<Endpoints['promotionApplications']>> {
  const isOwn = eq(promotionApplications.memberId, memberId)
  const [rows, totals] = await Promise.all([
    db
      .select({ row: promotionApplications, title: promotions.title })
      .from(promotionApplications)
      .innerJoin(promotions, eq(promotions.id, promotionApplications.promotionId))
      .where(isOwn)
      .orderBy(desc(promotionApplications.appliedAt), desc(promotionApplications.refNo))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ count: count() }).from(promotionApplications).where(isOwn),
  ])
  const totalCount = totals[0]?.count ?? 0
  const list = rows.map(({ row: { refNo, promotionId, status, comment, reason, pictures, appliedAt }, title }) => ({
    ...{ refNo, promotionId, status, comment, reason, pictures: pictures.length },
    ...{ title: textIn(title, language), appliedAt: appliedAt.toISOString() },
  }))
  return { list, pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}

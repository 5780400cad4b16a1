import type { Endpoints, Parsed, Value } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Reader } from '../db/client.ts'
import { and, asc, count, eq, gt, isNull, or, sql } from '../db/orm.ts'
import { pointRewards } from '../db/schema/points.ts'
import { formatMoney } from '../ledger/money.ts'

type Asked = Parsed<Endpoints['pointRewards']>
type Answer = Value<Endpoints['pointRewards']>
export type RewardRow = typeof pointRewards.$inferSelect

/** Current offers, by the database's clock. */
const offered = (merchant: string) =>
  and(
    eq(pointRewards.merchant, merchant),
    eq(pointRewards.isEnabled, true),
    or(isNull(pointRewards.endsAt), gt(pointRewards.endsAt, sql`now()`)),
  )

const view = (row: RewardRow, language: string): Answer['list'][number] => ({
  rewardId: row.id,
  name: textIn(row.name, language),
  image: row.image,
  type: row.type,
  pointsRequirement: formatMoney(row.points),
  amountRequirement: row.amount === null ? null : formatMoney(row.amount),
  stock: row.stock,
  limitPerMember: row.limitPerMember,
  contact: row.contact,
  endsAt: row.endsAt?.toISOString() ?? null,
})

export async function rewardPage(db: Reader, merchant: string, language: string, asked: Asked): Promise<Answer> {
  const { type = 'ALL', pageNo, pageSize } = asked
  const found = and(offered(merchant), type === 'ALL' ? undefined : eq(pointRewards.type, type))
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(pointRewards)
      .where(found)
      .orderBy(asc(pointRewards.sort), asc(pointRewards.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ count: count() }).from(pointRewards).where(found),
  ])
  const totalCount = totals[0]?.count ?? 0
  const list = rows.map((row) => view(row, language))
  return { list, pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}

/** A reward that the merchant offers now. */
export async function offeredReward(db: Reader, merchant: string, id: string): Promise<RewardRow | null> {
  const [row] = await db
    .select()
    .from(pointRewards)
    .where(and(offered(merchant), eq(pointRewards.id, id)))
  return row ?? null
}

import type { Endpoints, Parsed, Value } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Reader } from '../db/client.ts'
import { and, count, desc, eq, gte, lt } from '../db/orm.ts'
import { pointRewards, redemptions } from '../db/schema/points.ts'
import { formatMoney, type Units } from '../ledger/money.ts'
import type { Window } from '../records/window.ts'

type Asked = Parsed<Endpoints['redeemHistory']>
type Answer = Value<Endpoints['redeemHistory']>

const textOf = (amount: Units | null) => (amount === null ? null : formatMoney(amount))

/** A member's redemptions, newest first; `redeemAmount` is the paid amount, `amountRequirement` the required one. */
export async function redemptionPage(
  db: Reader,
  memberId: string,
  { from, until }: Window,
  language: string,
  { status = 'ALL', pageNo, pageSize }: Asked,
): Promise<Answer> {
  const found = and(
    eq(redemptions.memberId, memberId),
    ...[gte(redemptions.appliedAt, from), lt(redemptions.appliedAt, until)],
    status === 'ALL' ? undefined : eq(redemptions.status, status),
  )
  const [rows, totals] = await Promise.all([
    db
      .select({ row: redemptions, name: pointRewards.name })
      .from(redemptions)
      .innerJoin(pointRewards, eq(pointRewards.id, redemptions.rewardId))
      .where(found)
      .orderBy(desc(redemptions.appliedAt), desc(redemptions.refNo))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ count: count() }).from(redemptions).where(found),
  ])
  const totalCount = totals[0]?.count ?? 0
  const list = rows.map(({ row, name }) => ({
    ...{ refNo: row.refNo, applyTime: row.appliedAt.toISOString(), type: row.type, name: textIn(name, language) },
    ...{ quantity: row.quantity, pointsRequirement: formatMoney(row.points), amountRequirement: textOf(row.amount) },
    redeemAmount: row.status === 'APPROVED' ? textOf(row.amount) : null,
    ...{ status: row.status, remark: row.remark },
  }))
  return { list, pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}

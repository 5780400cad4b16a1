import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Asks } from '../db/client.ts'
import { formatMoney } from '../ledger/money.ts'
import { maskName } from '../member/mask.ts'
import type { Owned } from '../records/owner.ts'
import { idsOf } from '../records/window.ts'

type Page = Value<Endpoints['transfers']>
type Direction = Page['list'][number]['direction']
type Question = Owned & { direction: Direction | 'ALL'; pageNo: number; pageSize: number }
type Row = { refNo: string; at: Date; direction: Direction; amount: string; remark: string | null; other: string }
type Counted = Row & { total: string }

/** The payer's leg is the first, the payee's the second; further legs repay a debt of the payee. */
const text = `
  WITH own AS MATERIALIZED (SELECT id FROM account WHERE member_id = $1 AND currency = $2 AND type = 'CASH'),
    sent AS (SELECT j.id, j.ref_no, j.at, j.meta, e.seq, abs(e.amount) AS amount,
        CASE WHEN e.seq = 1 THEN 'IN' WHEN j.kind = 'TRU' THEN 'UP' ELSE 'DOWN' END AS direction
      FROM own JOIN entry e ON e.account_id = own.id JOIN journal j ON j.id = e.journal_id
      WHERE e.journal_id >= $3 AND e.journal_id < $4 AND j.at >= $5 AND j.at < $6
        AND j.kind IN ('TRU', 'TRD') AND e.seq < 2)
  SELECT sent.ref_no AS "refNo", sent.at, sent.direction, sent.amount, sent.meta ->> 'remark' AS remark,
    m.username AS other, count(*) OVER () AS total
  FROM sent JOIN entry o ON o.journal_id = sent.id AND o.seq = 1 - sent.seq
    JOIN account a ON a.id = o.account_id JOIN member m ON m.id = a.member_id
  WHERE $7 = 'ALL' OR sent.direction = $7
  ORDER BY sent.id DESC LIMIT $8 OFFSET $9`

/** A member's transfers with other members, newest first; the other one's name is masked. */
export async function transferPage(db: Asks, question: Question): Promise<Page> {
  const { memberId, currency, from, until, direction, pageNo, pageSize } = question
  const values = [memberId, currency, ...idsOf(question), from, until, direction, pageSize, (pageNo - 1) * pageSize]
  const { rows } = await db.query<Counted>(text, values)
  const totalCount = Number(rows[0]?.total ?? 0)
  return { list: rows.map(viewOf), pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}

const viewOf = ({ refNo, at, direction, amount, remark, other }: Row): Page['list'][number] => ({
  ...{ refNo, time: at.toISOString(), direction, counterparty: maskName(other), status: 'DONE' as const },
  ...{ amount: formatMoney(BigInt(amount)), remark: remark ?? '' },
})

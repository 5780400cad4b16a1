import type { Endpoints, Parsed, Value } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Asks } from '../db/client.ts'
import type { Texts } from '../db/schema/texts.ts'
import { formatMoney } from '../ledger/money.ts'
import { idsOf, type Window } from '../records/window.ts'
import type { EarnedMeta } from './rates.ts'

type Asked = Parsed<Endpoints['pointTransactions']>
type Answer = Value<Endpoints['pointTransactions']>

type Row = {
  refNo: string
  at: Date
  meta: Partial<EarnedMeta> | null
  amount: string
  balance: string
  names: Texts | null
  total: string
}

const type = `coalesce(j.meta ->> 'type', 'redeem')`

const text = `
  SELECT j.ref_no AS "refNo", j.at, j.meta, e.amount, e.balance_after AS balance, w.name AS names, count(*) OVER () AS total
  FROM account a JOIN entry e ON e.account_id = a.id JOIN journal j ON j.id = e.journal_id
    LEFT JOIN point_reward w ON w.id = (j.meta ->> 'reward')::uuid
  WHERE a.member_id = $1 AND a.type = 'PTS' AND e.journal_id >= $2 AND e.journal_id < $3 AND j.at >= $4 AND j.at < $5
    AND ($6 = 'ALL' OR ${type} = $6)
  ORDER BY e.journal_id DESC, e.seq DESC LIMIT $7 OFFSET $8`

/** Each change of a member's points, newest first: the ledger's own entries, so the last balance is the points held. */
export async function movementPage(
  db: Asks,
  memberId: string,
  window: Window,
  language: string,
  { type: asked = 'ALL', pageNo, pageSize }: Asked,
): Promise<Answer> {
  const values = [memberId, ...idsOf(window), window.from, window.until, asked, pageSize, (pageNo - 1) * pageSize]
  const { rows } = await db.query<Row>(text, values)
  const totalCount = Number(rows[0]?.total ?? 0)
  const list = rows.map((row) => viewOf(row, language))
  return { list, pageNo, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}

const viewOf = ({ refNo, at, meta, amount, balance, names }: Row, language: string): Answer['list'][number] => ({
  ...{ refNo, time: at.toISOString(), type: meta?.type ?? 'redeem' },
  units: meta?.base === undefined ? null : formatMoney(BigInt(meta.base)),
  pointsRatio: meta?.ratio ?? null,
  changedPoints: formatMoney(BigInt(amount)),
  pointsBalance: formatMoney(BigInt(balance)),
  remark: names ? textIn(names, language) : (meta?.day ?? ''),
})

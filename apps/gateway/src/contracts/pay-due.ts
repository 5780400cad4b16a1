import type { IncomeKind } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { eq, sql } from '../db/orm.ts'
import { settlementItems } from '../db/schema/contracts.ts'
import type { Deps } from '../deps.ts'
import { post } from '../ledger/post.ts'
import { withRetries } from '../ledger/retry.ts'
import { settlementKinds } from './kinds.ts'

/** Items of one look; the next look takes the rest. */
const most = 1_000

type Due = {
  id: string
  memberId: string
  /** Null of a rebate. */
  contractId: string | null
  refNo: string
  net: string
  kind: IncomeKind
  currency: string
  startsAt: string
}

/** Posting of an item: of a contract and a period once, or of an account and a day (contract G5). */
export const paymentOf = ({ id, memberId, contractId, refNo, net, startsAt }: Omit<Due, 'kind' | 'currency'>) => ({
  ...{ memberId, refNo, source: contractId ? 'settle' : 'rebate', extId: `${contractId ?? memberId}:${startsAt}` },
  actor: 'system',
  ...{ facts: { amount: BigInt(net) }, meta: { item: id } },
})

/** Pays the due items, each in a transaction of its own (contract H4). Returns how many this process paid. */
export async function payDue({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM settlement_item WHERE status = 'DUE' ORDER BY id LIMIT ${most}`,
  )
  let paid = 0
  for (const { id } of rows) paid += await withRetries(() => db.transaction((tx) => payItem(tx, id)))
  return paid
}

/** The item's lock and state let one worker pay it; the ledger's key would refuse a second payment (contract G5). */
async function payItem(tx: Tx, id: string): Promise<number> {
  const { rows } = await tx.execute<Due>(sql`
    SELECT i.id, i.member_id AS "memberId", i.contract_id AS "contractId", i.ref_no AS "refNo", i.net, r.kind, m.currency,
      to_char(r.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') AS "startsAt"
    FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id JOIN merchant m ON m.code = r.merchant
    WHERE i.id = ${id} AND i.status = 'DUE' FOR UPDATE OF i SKIP LOCKED`)
  const due = rows[0]
  if (!due) return 0
  const { journalId } = await post(tx, settlementKinds[due.kind].journal, { ...paymentOf(due), currency: due.currency })
  await tx
    .update(settlementItems)
    .set({ status: 'PAID', journalId, paidAt: sql`now()` })
    .where(eq(settlementItems.id, id))
  return 1
}

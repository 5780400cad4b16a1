import type { IncomeKind } from '@boardwalk/api-client/contract'
import { settlementKinds } from '../../contracts/kinds.ts'
import { paymentOf } from '../../contracts/pay-due.ts'
import { settleDue } from '../../contracts/settle-due.ts'
import type { Asks, Tx } from '../../db/client.ts'
import { sql } from '../../db/orm.ts'
import type { Deps } from '../../deps.ts'
import type { Merchant } from '../../permission/merchants.ts'
import type { PastLedger } from './past-ledger.ts'

type Due = Parameters<typeof paymentOf>[0] & { kind: IncomeKind; endsAt: string }
type Books = { tx: Tx; client: Asks; deps: Deps; merchant: Merchant; ledger: PastLedger }

/** Dividends come last: their base includes the payments of the others (contract H4). */
const order: readonly IncomeKind[] = ['HOURLY', 'REALTIME', 'DAILY', 'REBATE', 'DIVIDEND']
/** So is the dividend of the period before, which is paid in between. */
const windowsAtOnce = (kind: IncomeKind) => (kind === 'DIVIDEND' ? 1 : 100)
/** From the end of a period to its payment. */
const payMs = 30 * 60_000

/** Settles every window of the past by the settlement's own code, and pays it when it would have been paid. */
export async function settlePast(books: Books): Promise<void> {
  for (const kind of order) {
    while ((await settleDue(books, kind, windowsAtOnce(kind))) > 0) await payItems(books)
  }
}

async function payItems({ tx, merchant, ledger }: Books): Promise<void> {
  const { rows } = await tx.execute<Due>(sql`
    SELECT i.id, i.member_id AS "memberId", i.contract_id AS "contractId", i.ref_no AS "refNo", i.net, r.kind,
      to_char(r.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') AS "startsAt", r.ends_at AS "endsAt"
    FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id AND r.merchant = ${merchant.code}
    WHERE i.status = 'DUE' ORDER BY r.ends_at, i.id FOR UPDATE OF i`)
  const paid = rows.map((due) => {
    const at = new Date(new Date(due.endsAt).getTime() + payMs)
    const { journalId } = ledger.post(settlementKinds[due.kind].journal, { ...paymentOf(due), at })
    return { id: due.id, journal_id: journalId, paid_at: at }
  })
  await ledger.write()
  await tx.execute(sql`
    UPDATE settlement_item SET status = 'PAID', journal_id = paid.journal_id, paid_at = paid.paid_at
    FROM jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) AS paid(id uuid, journal_id uuid, paid_at timestamptz)
    WHERE settlement_item.id = paid.id`)
}

import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import { type SQL, sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import type { Window } from '../records/window.ts'

export type SumRow = Record<'items' | 'gross' | 'deducted' | 'net' | 'corrected', string>

/** Sums of `settlement_item i` with its `settlement_run r`; the caller gives the columns before, and the rest from WHERE on. */
export const settlementSums = (columns: SQL, rest: SQL): SQL => sql`
  SELECT ${columns} count(*) AS items, coalesce(sum(i.gross), 0) AS gross, coalesce(sum(i.deducted), 0) AS deducted,
    coalesce(sum(i.net), 0) AS net, coalesce(sum(f.amount), 0) AS corrected
  FROM settlement_item i JOIN settlement_run r ON r.id = i.run_id
    LEFT JOIN LATERAL (SELECT sum(amount) AS amount FROM settlement_fix WHERE item_id = i.id) f ON true ${rest}`

const money = (units: string) => formatMoney(BigInt(units))

export const sumOf = (row: SumRow): Value<Endpoints['contractSettlements']>['summary'] => ({
  ...{ items: Number(row.items), gross: money(row.gross), deducted: money(row.deducted) },
  ...{ net: money(row.net), corrected: money(row.corrected) },
})

/** Whether a period of `settlement_run r` ended in the window; the end itself is the first instant after a period. */
export const endsIn = ({ from, until }: Window): SQL =>
  sql`r.ends_at > ${from.toISOString()} AND r.ends_at <= ${until.toISOString()}`

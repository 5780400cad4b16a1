import type { IncomeKind } from '@boardwalk/api-client/contract'
import type { Asks } from '../db/client.ts'
import type { Run } from '../jobs/job.ts'
import { parseMoney } from '../ledger/money.ts'
import type { Merchant } from '../permission/merchants.ts'
import { type SettlementPeriod, settlementKinds } from './kinds.ts'
import { spansFrom } from './periods.ts'
import { settleWindow } from './settle-window.ts'

/** A window is settled when no transaction of it is still open (contract H2). */
const afterMs = 30_000
/** Windows of one run; the next run takes those that are left. */
const most = 12

/** Where the unsettled time with contracts in force begins; null when there is none. */
const nextStart = `
  SELECT min(greatest(c.active_from, done.until)) AS at
  FROM (SELECT coalesce(max(ends_at), '-infinity') AS until FROM settlement_run
    WHERE merchant = $1 AND kind = $2 AND period = $3) done,
    contract c
  WHERE c.merchant = $1 AND c.kind = $2 AND c.period = $3 AND c.active_from IS NOT NULL
    AND c.active_to IS DISTINCT FROM c.active_from AND (c.active_to IS NULL OR c.active_to > done.until)`

/** Rebates are settled from the first whole day with one. */
const nextRebates = `
  SELECT greatest(min(h.since), done.until) AS at
  FROM (SELECT coalesce(max(ends_at), '-infinity') AS until FROM settlement_run
    WHERE merchant = $1 AND kind = $2 AND period = $3) done,
    member_rebate h
  WHERE h.merchant = $1 AND h.rate > 0 GROUP BY done.until`

async function startOf(client: Asks, values: [string, IncomeKind, SettlementPeriod]): Promise<Date | null> {
  const { rows } = await client.query<{ at: Date | null }>(values[1] === 'REBATE' ? nextRebates : nextStart, values)
  return rows[0]?.at ?? null
}

/**
 * Settles the windows of a kind that are over, oldest first. Which are due comes from the database, so that a break of
 * the service loses none (contract H1). Returns how many.
 */
export async function settleDue(
  { tx, client, deps, merchant }: Pick<Run, 'tx' | 'client' | 'deps'> & { merchant: Merchant },
  kind: IncomeKind,
  limit = most,
): Promise<number> {
  const { contracts } = await deps.settings.of(merchant.code)
  const { rows } = await client.query<{ now: Date }>('SELECT now()')
  const until = new Date((rows[0]?.now ?? new Date(0)).getTime() - afterMs)
  const basis = { merchant: merchant.code, currency: merchant.currency, kind }
  let settled = 0
  for (const period of settlementKinds[kind].periods)
    while (settled < limit) {
      const from = await startOf(client, [merchant.code, kind, period])
      const [span] = from ? spansFrom(period, merchant.timeZone, from, until, 1) : []
      if (!span) break
      const window = { ...basis, ...span, period, activeBet: parseMoney(contracts.activeBet) ?? 0n }
      if ((await settleWindow(tx, client, window)) === null) break
      settled++
    }
  return settled
}

import type { Asks, Tx } from '../db/client.ts'
import { eq, sql } from '../db/orm.ts'
import { settlementFixes, settlementItems, settlementRuns } from '../db/schema/contracts.ts'
import { parseMoney, type Units } from '../ledger/money.ts'
import { post } from '../ledger/post.ts'
import type { Merchant } from '../permission/merchants.ts'
import type { MerchantSettings } from '../permission/settings.ts'
import type { Item } from './settle.ts'
import { itemsOf, rowOf } from './settle-window.ts'

/** Rollbacks come within hours; an operator corrects an older window (`/ops/settlements`). */
const days = 3

/**
 * Runs whose bets are not the same as when they were settled. All windows of up to a day are made of five minutes in
 * UTC, so the bets are read once for all of them.
 */
const changed = `
  WITH bucket AS MATERIALIZED (
    SELECT date_bin('5 minutes', b.settled_at, 'epoch') AS at, count(*) AS bets, sum(b.valid_bet) AS valid_bet,
      sum(b.stake) AS stake, sum(b.payout) AS payout
    FROM member m JOIN bet b ON b.member_id = m.id AND b.status = 'SETTLED'
      AND b.settled_at >= now() - make_interval(days => $2)
    WHERE m.merchant = $1 AND m.type IN (0, 1, 2, 41) GROUP BY 1)
  SELECT r.id FROM settlement_run r CROSS JOIN LATERAL (
    SELECT coalesce(sum(bets), 0) AS bets, coalesce(sum(valid_bet), 0) AS valid_bet, coalesce(sum(stake), 0) AS stake,
      coalesce(sum(payout), 0) AS payout FROM bucket WHERE at >= r.starts_at AND at < r.ends_at) is_now
  WHERE r.merchant = $1 AND r.starts_at >= now() - make_interval(days => $2) + interval '5 minutes'
    AND (r.bets, r.valid_bet, r.stake, r.payout) <> (is_now.bets, is_now.valid_bet, is_now.stake, is_now.payout)
  ORDER BY r.starts_at LIMIT 20`

/** Longer windows are whole days of the merchant, whose sums are stored and follow every change of a bet. */
const changedDays = `
  SELECT r.id FROM settlement_run r CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.bets), 0) AS bets, coalesce(sum(d.valid_bet), 0) AS valid_bet,
      coalesce(sum(d.stake), 0) AS stake, coalesce(sum(d.payout), 0) AS payout
    FROM member_day d JOIN member m ON m.id = d.member_id AND m.type IN (0, 1, 2, 41)
    WHERE d.merchant = $1 AND d.day >= (r.starts_at AT TIME ZONE $3)::date AND d.day < (r.ends_at AT TIME ZONE $3)::date) is_now
  WHERE r.merchant = $1 AND r.ends_at >= now() - make_interval(days => $2) AND r.ends_at > r.starts_at + interval '25 hours'
    AND (r.bets, r.valid_bet, r.stake, r.payout) <> (is_now.bets, is_now.valid_bet, is_now.stake, is_now.payout)
  ORDER BY r.starts_at LIMIT 20`

type Rules = MerchantSettings['contracts']

/** Corrects the windows that ended in the last days and whose bets changed. Returns how many items. */
export async function correctChanged(tx: Tx, client: Asks, merchant: Merchant, rules: Rules): Promise<number> {
  const short = await client.query<{ id: string }>(changed, [merchant.code, days])
  const long = await client.query<{ id: string }>(changedDays, [merchant.code, days, merchant.timeZone])
  let corrected = 0
  for (const { id } of [...short.rows, ...long.rows]) corrected += await correctRun(tx, client, id, merchant, rules)
  return corrected
}

/** An item with the sum of its corrections. */
type Settled = { id: string; contractId: string | null; memberId: string; net: string; fixed: string; fixes: number }

/**
 * Settles a window again from its bets as they are now, and posts the difference of each item as a counter-entry
 * (CLW); the item itself never changes. The run's lock lets one worker do it.
 */
export async function correctRun(
  tx: Tx,
  client: Asks,
  runId: string,
  merchant: Merchant,
  rules: Rules,
): Promise<number> {
  const [run] = await tx.select().from(settlementRuns).where(eq(settlementRuns.id, runId)).for('update')
  if (!run) return 0
  const { kind, period, startsAt, endsAt } = run
  const { items, sums } = await itemsOf(tx, client, {
    ...{ merchant: merchant.code, currency: merchant.currency, kind, period, start: startsAt, end: endsAt },
    activeBet: run.activeBet ?? parseMoney(rules.activeBet) ?? 0n,
  })
  const byParty = new Map((await settledItems(tx, runId)).map((one) => [one.contractId ?? one.memberId, one]))
  let corrected = 0
  // By member, as every posting to several members locks them.
  for (const item of items.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
    const before = byParty.get(item.partyId) ?? (await startRebate(tx, run, item))
    if (!before) continue
    const amount = item.net - BigInt(before.net) - BigInt(before.fixed)
    if (amount === 0n) continue
    await postFix(tx, before, { amount, gross: item.gross, deducted: item.deducted }, { merchant, startsAt })
    corrected++
  }
  await tx.update(settlementRuns).set(sums).where(eq(settlementRuns.id, runId))
  return corrected
}

const settledItems = async (tx: Tx, runId: string): Promise<Settled[]> =>
  (
    await tx.execute<Settled>(sql`
      SELECT i.id, i.contract_id AS "contractId", i.member_id AS "memberId", i.net, coalesce(sum(f.amount), 0) AS fixed,
        count(f.no)::int AS fixes
      FROM settlement_item i LEFT JOIN settlement_fix f ON f.item_id = i.id WHERE i.run_id = ${runId} GROUP BY i.id`)
  ).rows

type Run = Pick<typeof settlementRuns.$inferSelect, 'id' | 'kind'>

/** An account that had no rebate for the day gets one of zero, so that its correction has an item. */
async function startRebate(tx: Tx, { id, kind }: Run, item: Item): Promise<Settled | null> {
  if (kind !== 'REBATE' || item.net === 0n) return null
  const row = rowOf(id, kind, { ...item, base: 0n, gross: 0n, deducted: 0n, net: 0n })
  await tx.insert(settlementItems).values(row)
  return { id: row.id, contractId: null, memberId: item.memberId, net: '0', fixed: '0', fixes: 0 }
}

type Fix = { amount: Units; gross: Units; deducted: Units }
type Basis = { merchant: Merchant; startsAt: Date }

async function postFix(tx: Tx, item: Settled, fix: Fix, { merchant: { currency }, startsAt }: Basis): Promise<void> {
  const no = item.fixes + 1
  const extId = `${item.contractId ?? item.memberId}:${startsAt.toISOString()}:${no}`
  const { journalId } = await post(tx, 'CLW', {
    ...{ memberId: item.memberId, currency, source: 'settle-fix', extId, actor: 'system' },
    ...{ facts: { amount: fix.amount }, meta: { item: item.id } },
  })
  await tx.insert(settlementFixes).values({ ...fix, itemId: item.id, no, journalId })
}

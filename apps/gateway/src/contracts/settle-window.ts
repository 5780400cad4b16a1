import type { Asks, Tx } from '../db/client.ts'
import { and, eq, isNull, lte, ne, or, sql } from '../db/orm.ts'
import { contracts, settlementItems, settlementRuns } from '../db/schema/contracts.ts'
import { newId } from '../ids.ts'
import { newRef } from '../ledger/reference.ts'
import { type SettlementPeriod, settlementKinds } from './kinds.ts'
import { tiersOf } from './line.ts'
import { rebatesAt } from './rebates.ts'
import { type Item, type Party, settle } from './settle.ts'
import { readWindow, type Sums, type Window } from './window-plays.ts'

export type SettlementWindow = Window & { period: SettlementPeriod }

/**
 * The contracts or rebates in force when a window began: it is paid under these, and later changes do not count (contract
 * H3-5).
 */
export async function partiesOf(tx: Tx, window: SettlementWindow): Promise<Party[]> {
  const { merchant, kind, period, start } = window
  if (kind === 'REBATE') return await rebatesAt(tx, window)
  const isInForce = and(
    ...[eq(contracts.merchant, merchant), eq(contracts.kind, kind), eq(contracts.period, period)],
    lte(contracts.activeFrom, start),
    or(isNull(contracts.activeTo), sql`${contracts.activeTo} > ${start.toISOString()}`),
    or(isNull(contracts.activeTo), ne(contracts.activeTo, contracts.activeFrom)),
  )
  const rows = await tx.select().from(contracts).where(isInForce).orderBy(contracts.id)
  return rows.map((row) => ({ id: row.id, uplineId: row.uplineId, downlineId: row.downlineId, tiers: tiersOf(row) }))
}

/** The items of a window as its bets are now. */
export async function itemsOf(tx: Tx, client: Asks, window: SettlementWindow): Promise<{ items: Item[]; sums: Sums }> {
  const parties = await partiesOf(tx, window)
  const { members, sums } = await readWindow(client, window)
  return { items: settle(window.kind, parties, members), sums }
}

/** Rows of one statement. */
const chunk = 500

/**
 * Settles a window once: its run is the claim, and a second worker finds it. The items are paid by `pay-due.ts`.
 * Returns how many, or null when the window was settled before.
 */
export async function settleWindow(tx: Tx, client: Asks, window: SettlementWindow): Promise<number | null> {
  const { merchant, kind, period, start, end, activeBet } = window
  const none = { bets: 0n, stake: 0n, validBet: 0n, payout: 0n }
  const run = { ...none, id: newId(), merchant, kind, period, startsAt: start, endsAt: end, activeBet }
  const claimed = await tx.insert(settlementRuns).values(run).onConflictDoNothing().returning({ id: settlementRuns.id })
  if (claimed.length === 0) return null
  const { items, sums } = await itemsOf(tx, client, window)
  await tx.update(settlementRuns).set(sums).where(eq(settlementRuns.id, run.id))
  const rows = items.filter((item) => isStored(kind, item)).map((item) => rowOf(run.id, kind, item))
  for (let at = 0; at < rows.length; at += chunk) await tx.insert(settlementItems).values(rows.slice(at, at + chunk))
  return rows.length
}

/** Every contract has an item for each window, also without pay; an account has a rebate only when it is paid one. */
const isStored = (kind: Window['kind'], { net }: Item): boolean => kind !== 'REBATE' || net > 0n

/** The contract of an item; a rebate belongs to its account alone. */
const contractIdOf = (kind: Window['kind'], { partyId }: Item) => (kind === 'REBATE' ? null : partyId)

export const rowOf = (runId: string, kind: Window['kind'], item: Item): typeof settlementItems.$inferInsert => ({
  ...{ id: newId(), runId, contractId: contractIdOf(kind, item), memberId: item.memberId, base: item.base },
  refNo: newRef(settlementKinds[kind].ref),
  ...{ active: Number(item.active), rate: item.tier?.rates[0] ?? null },
  ...{ gross: item.gross, deducted: item.deducted, net: item.net, status: item.net > 0n ? 'DUE' : 'NONE' },
})

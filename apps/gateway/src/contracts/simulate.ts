import type { AccountBrief, Simulation } from '@boardwalk/api-client/contract'
import type { Reader } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { contracts } from '../db/schema/contracts.ts'
import type { Deps } from '../deps.ts'
import { formatMoney, parseMoney } from '../ledger/money.ts'
import type { Merchant } from '../permission/merchants.ts'
import type { ContractRow } from './contract-view.ts'
import { endedBy, isLive, tiersOf } from './line.ts'
import { lastSpan, type Span, spanAround } from './periods.ts'
import { type Item, type MemberPlay, type Party, settle } from './settle.ts'
import { formatRate } from './tiers.ts'
import { readWindow } from './window-plays.ts'

export type Terms = Pick<ContractRow, 'kind' | 'uplineId' | 'downlineId' | 'tiers' | 'period'>
type Asked = { merchant: Merchant; askedBy: string; now: Date }

/**
 * Simulated pay of the parties for the newest period with rounds, by the formulas of the settlement: under the
 * contracts that they have, and under `terms` with everything ended that an acceptance would end (contract H3-4).
 */
export async function simulateTerms(deps: Deps, terms: Terms, asked: Asked): Promise<Simulation> {
  const { kind, uplineId, downlineId, period } = terms
  const rows = await contractsAround(deps.db, terms)
  const ended = endedBy(rows, downlineId, { tiers: tiersOf(terms), period })
  const kept = rows.filter((row) => row.downlineId !== downlineId && !ended.includes(row))
  const span = await lastPlayed(deps.db, terms, asked)
  const members = await readPlays(deps, terms, span, asked)
  const offer = { id: 'offer', uplineId, downlineId, tiers: tiersOf(terms) }
  const before = settle(kind, rows.map(partyOf), members)
  const after = settle(kind, [...kept.map(partyOf), offer], members)
  const ids = [uplineId, downlineId, ...ended.map((row) => row.downlineId)].filter((id) => id !== null)
  const isHidden = (id: string) => id === uplineId && asked.askedBy === downlineId
  return {
    ...{ kind, periodStart: span.start.toISOString(), periodEnd: span.end.toISOString() },
    ...figuresOf(after.find(({ partyId }) => partyId === offer.id)),
    parties: (await briefsOf(deps.db, ids)).map((account) => ({
      ...{ account, side: sideOf(terms, account.id) },
      ...payOf(netIn(before, account.id), netIn(after, account.id), isHidden(account.id)),
    })),
  }
}

const partyOf = (row: ContractRow): Party => ({ ...row, tiers: tiersOf(row) })

/** The contracts in force on which the pay of both parties and of all below them depends. */
async function contractsAround(db: Reader, { kind, uplineId, downlineId }: Terms): Promise<ContractRow[]> {
  const rows = await db
    .select()
    .from(contracts)
    .where(sql`
    kind = ${kind} AND status IN ('ACTIVE', 'END_REQUESTED') AND (
      downline_id = ${uplineId}::uuid OR upline_id = ${uplineId}::uuid OR downline_id IN (
        SELECT m.id FROM member m JOIN member head ON head.id = ${downlineId} WHERE m.path <@ head.path))`)
  return rows.filter(isLive)
}

/** The newest period that is over and in which the downline's team has bets; without any the newest. */
async function lastPlayed(db: Reader, { downlineId, period }: Terms, { merchant, now }: Asked): Promise<Span> {
  const newest = lastSpan(period, merchant.timeZone, now)
  const until = newest.end.toISOString()
  const { rows } = await db.execute<{ at: string | null }>(sql`
    SELECT max(b.at) AS at FROM member head
      JOIN member m ON m.path <@ head.path AND m.id <> head.id AND m.type IN (0, 1, 2, 41)
      CROSS JOIN LATERAL (SELECT max(settled_at) AS at FROM bet WHERE member_id = m.id AND status = 'SETTLED'
        AND settled_at < ${until} AND settled_at >= ${until}::timestamptz - interval '31 days') b
    WHERE head.id = ${downlineId}`)
  const at = rows[0]?.at
  return at ? spanAround(period, merchant.timeZone, new Date(at)) : newest
}

/** The rounds of all members whose bets count for the upline, or for the downline of the house. */
async function readPlays(
  { db, pool, settings }: Deps,
  { kind, uplineId, downlineId }: Terms,
  span: Span,
  { merchant }: Asked,
): Promise<MemberPlay[]> {
  const { contracts: rules } = await settings.of(merchant.code)
  const head = uplineId ?? downlineId
  const { rows } = await db.execute<{ path: string }>(sql`SELECT path::text FROM member WHERE id = ${head}`)
  const of = { merchant: merchant.code, currency: merchant.currency, kind, within: rows[0]?.path ?? '' }
  const { members } = await readWindow(pool, { ...span, ...of, activeBet: parseMoney(rules.activeBet) ?? 0n })
  return members
}

/** In the order of the ids. */
async function briefsOf(db: Reader, ids: readonly string[]): Promise<AccountBrief[]> {
  const { rows } = await db.execute<AccountBrief>(sql`
    SELECT id, username::text AS account, type, nlevel(path) AS level FROM member
    WHERE id = ANY(${sql.param(ids)}::uuid[])`)
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

const sideOf = ({ uplineId, downlineId }: Terms, id: string) =>
  id === uplineId ? 'UPLINE' : id === downlineId ? 'DOWNLINE' : 'BELOW'

const netIn = (items: readonly Item[], id: string): bigint => items.find(({ memberId }) => memberId === id)?.net ?? 0n

const payOf = (before: bigint, after: bigint, isHidden: boolean) => ({
  ...(isHidden ? { before: null, after: null } : { before: formatMoney(before), after: formatMoney(after) }),
  change: formatMoney(after - before),
})

const none = { base: 0n, active: 0n, tier: null, gross: 0n, deducted: 0n, net: 0n }
const figuresOf = ({ base, active, tier, gross, deducted, net }: Omit<Item, 'partyId' | 'memberId'> = none) => ({
  ...{ base: formatMoney(base), active: Number(active), rate: tier ? formatRate(tier.rates[0] ?? 0n) : null },
  ...{ gross: formatMoney(gross), deducted: formatMoney(deducted), net: formatMoney(net) },
})

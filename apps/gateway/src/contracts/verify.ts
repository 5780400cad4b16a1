import { AppError } from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { eq, sql } from '../db/orm.ts'
import { settlementRuns } from '../db/schema/contracts.ts'
import { bonusKinds, commissionKinds } from '../ledger/daily-kinds.ts'
import { formatMoney, parseMoney, type Units } from '../ledger/money.ts'
import type { Merchant } from '../permission/merchants.ts'
import { type Raw, recompute } from './recompute.ts'
import { partiesOf } from './settle-window.ts'

type Stored = { partyId: string; gross: string; deducted: string; net: string }
type Shown = ReturnType<typeof shown>
/** `partyId`: a contract, or an account with its rebate. Null where one side has no item. */
export type Difference = { partyId: string; stored: Shown | null; expected: Shown | null }

const shown = (row: { gross: Units; deducted: Units; net: Units }) => ({
  ...{ gross: formatMoney(row.gross), deducted: formatMoney(row.deducted), net: formatMoney(row.net) },
})

/** Recomputes a run bet by bet and returns the items, corrections included, that differ or are missing (contract H4). */
export async function verifyRun(tx: Tx, runId: string, merchant: Merchant, activeBet: string): Promise<Difference[]> {
  const [run] = await tx.select().from(settlementRuns).where(eq(settlementRuns.id, runId))
  if (!run || run.merchant !== merchant.code) throw new AppError('NOT_FOUND')
  const expected = recompute(await readRaw(tx, run, merchant, run.activeBet ?? parseMoney(activeBet) ?? 0n))
  const { rows } = await tx.execute<Stored>(sql`
    SELECT coalesce(i.contract_id, i.member_id) AS "partyId", coalesce(f.gross, i.gross) AS gross, coalesce(f.deducted, i.deducted) AS deducted,
      i.net + coalesce((SELECT sum(amount) FROM settlement_fix WHERE item_id = i.id), 0) AS net
    FROM settlement_item i LEFT JOIN LATERAL (
      SELECT gross, deducted FROM settlement_fix WHERE item_id = i.id ORDER BY no DESC LIMIT 1) f ON true
    WHERE i.run_id = ${runId}`)
  const differing = rows.flatMap(({ partyId, ...row }): Difference[] => {
    const stored = { gross: BigInt(row.gross), deducted: BigInt(row.deducted), net: BigInt(row.net) }
    const own = expected.get(partyId)
    // A correction is of the net; figures that changed without it wrote none.
    const isSame = own !== undefined && own.net === stored.net
    return isSame ? [] : [{ partyId, stored: shown(stored), expected: own ? shown(own) : null }]
  })
  const stored = new Set(rows.map(({ partyId }) => partyId))
  // A rebate that pays nothing has no item.
  const counts = ({ gross, net }: { gross: Units; net: Units }) => (run.kind === 'REBATE' ? net : gross) !== 0n
  const missing = [...expected].filter(([partyId, own]) => counts(own) && !stored.has(partyId))
  return [...differing, ...missing.map(([partyId, own]) => ({ partyId, stored: null, expected: shown(own) }))]
}

type RunRow = typeof settlementRuns.$inferSelect

async function readRaw(tx: Tx, run: RunRow, { code, currency }: Merchant, activeFrom: Units): Promise<Raw> {
  const { kind, period, startsAt: start, endsAt: end } = run
  const window = { merchant: code, currency, kind, period, start, end, activeBet: activeFrom }
  const [from, until] = [start.toISOString(), end.toISOString()]
  const bets = await tx.execute<Record<'memberId' | 'stake' | 'payout' | 'validBet', string>>(sql`
    SELECT member_id AS "memberId", stake, payout, valid_bet AS "validBet" FROM bet
    WHERE merchant = ${code} AND currency = ${currency} AND status = 'SETTLED' AND settled_at >= ${from} AND settled_at < ${until}`)
  const gifts = await tx.execute<{ memberId: string; kind: string; amount: string }>(sql`
    SELECT a.member_id AS "memberId", j.kind, e.amount FROM journal j JOIN entry e ON e.journal_id = j.id
      JOIN account a ON a.id = e.account_id AND a.currency = ${currency} AND a.member_id IS NOT NULL
    WHERE j.kind = ANY(${sql.param([...bonusKinds, ...commissionKinds])}::text[]) AND j.at >= ${from} AND j.at < ${until}`)
  const members = await tx.execute<{ id: string; uplineId: string | null }>(sql`
    SELECT m.id, CASE WHEN was.path IS NULL THEN m.upline_id
      WHEN nlevel(was.path) > 1 THEN subpath(was.path, -2, 1)::text::uuid END AS "uplineId"
    FROM member m LEFT JOIN LATERAL (
      SELECT path FROM member_place WHERE member_id = m.id AND until > ${from} ORDER BY until LIMIT 1) was ON true
    WHERE m.merchant = ${code} AND m.type IN (0, 1, 2, 41)`)
  const isBonus = (name: string) => bonusKinds.some((bonus) => bonus === name)
  return {
    ...{ kind, activeFrom, parties: await partiesOf(tx, window) },
    bets: bets.rows.map(({ memberId, stake, payout, validBet }) => ({
      ...{ memberId, stake: BigInt(stake), payout: BigInt(payout), validBet: BigInt(validBet) },
    })),
    gifts: gifts.rows.map((row) => ({
      ...{ memberId: row.memberId, kind: isBonus(row.kind) ? 'bonus' : 'commission', amount: BigInt(row.amount) },
    })),
    uplines: new Map(members.rows.map(({ id, uplineId }) => [id, uplineId])),
  }
}

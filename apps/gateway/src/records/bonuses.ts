import type { Bonus, Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Asks } from '../db/client.ts'
import type { GrantTerms } from '../db/schema/reward-grant.ts'
import { formatMoney, least } from '../ledger/money.ts'
import { turnoverSql } from '../reward-centre/state.ts'
import { titleOf } from '../reward-centre/title-of.ts'
import type { Owned } from './owner.ts'

type Page = Value<Endpoints['bonuses']>
export type BonusQuestion = Pick<Owned, 'memberId' | 'from' | 'until'> & { status: Bonus['status'] | null }
/** `before`: id of a bonus of the member; `language`: the reader's. */
export type BonusSlice = { before: string | null; limit: number; offset: number; language: string }
type Row = Pick<Bonus, 'id' | 'refNo' | 'source' | 'status'> &
  Record<'amount' | 'required' | 'done', string> & {
    at: Date
    converted: string | null
    endedAt: Date | null
    terms: GrantTerms
  }

/** The journal of a bonus that ended has the part that became cash; without one all of it was lost in play. */
const found = `bonus AS (
    SELECT g.*, CASE WHEN g.issued_at IS NULL THEN 'ACTIVE' WHEN j.id IS NULL THEN 'FORFEITED' ELSE 'CONVERTED' END AS state,
      CASE WHEN g.issued_at IS NULL THEN NULL ELSE coalesce((SELECT sum(e.amount) FROM entry e
        JOIN account a ON a.id = e.account_id AND a.type = 'CASH' WHERE e.journal_id = j.id AND e.amount > 0), 0) END AS converted
    FROM reward_grant g LEFT JOIN journal j ON (j.source, j.ext_id) = ('grant', g.id || ':issue')
    WHERE g.member_id = $1 AND g.type = 'BONUS' AND g.claimed_at >= $2 AND g.claimed_at < $3)`
const matches = `($4::text IS NULL OR g.state = $4)`
const valuesOf = ({ memberId, from, until, status }: BonusQuestion) => [memberId, from, until, status]

const pageText = `
  WITH ${found}, page AS MATERIALIZED (
    SELECT * FROM bonus g WHERE ${matches} AND ($5::uuid IS NULL OR (g.claimed_at, g.id) < (
      SELECT claimed_at, id FROM reward_grant WHERE id = $5 AND member_id = $1))
    ORDER BY g.claimed_at DESC, g.id DESC LIMIT $6 OFFSET $7)
  SELECT g.id, g.ref_no AS "refNo", g.claimed_at AS at, g.source, g.terms, g.amount, g.state AS status,
    g.amount * g.wager_times AS required, g.converted, g.issued_at AS "endedAt",
    CASE WHEN g.issued_at IS NULL AND g.wager_times > 0 THEN ${turnoverSql} ELSE g.amount * g.wager_times END AS done
  FROM page g ORDER BY g.claimed_at DESC, g.id DESC`

/** Bonuses that a member claimed, by the time of the claim, newest first. */
export async function readBonuses(db: Asks, question: BonusQuestion, slice: BonusSlice): Promise<Page['list']> {
  const values = [...valuesOf(question), slice.before, slice.limit, slice.offset]
  return (await db.query<Row>(pageText, values)).rows.map((row) => viewOf(row, slice.language))
}

const viewOf = ({ at, amount, required, done, converted, endedAt, terms, ...row }: Row, language: string): Bonus => ({
  ...row,
  title: titleOf(terms, language),
  time: at.toISOString(),
  amount: formatMoney(BigInt(amount)),
  wagerRequired: formatMoney(BigInt(required)),
  wagerDone: formatMoney(least(BigInt(done), BigInt(required))),
  converted: converted === null ? null : formatMoney(BigInt(converted)),
  endedAt: endedAt?.toISOString() ?? null,
})

type Totals = { count: string; amount: string; converted: string }

/** Sums over everything that the question finds. */
export async function readBonusTotals(db: Asks, question: BonusQuestion) {
  const text = `WITH ${found} SELECT count(*) AS count, coalesce(sum(g.amount), 0) AS amount,
    coalesce(sum(g.converted), 0) AS converted FROM bonus g WHERE ${matches}`
  const { rows } = await db.query<Totals>(text, valuesOf(question))
  const { count, amount, converted } = rows[0] ?? { count: '0', amount: '0', converted: '0' }
  const summary = { amount: formatMoney(BigInt(amount)), converted: formatMoney(BigInt(converted)) }
  return { totalCount: Number(count), summary }
}

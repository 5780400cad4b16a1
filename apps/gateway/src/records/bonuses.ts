import type { Bonus, Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Asks } from '../db/client.ts'
import type { GrantTerms } from '../db/schema/reward-grant.ts'
import { formatMoney, least } from '../ledger/money.ts'
import { openSql, turnoverSql } from '../reward-centre/state.ts'
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
    givesUp: string | null
    endedAt: Date | null
    terms: GrantTerms
  }

/** SQL: the part of a bonus `g` that became cash. One that ended before the amount was stored has it in its journal. */
const converted = `CASE WHEN g.issued_at IS NOT NULL THEN coalesce(g.end_amount, (
        SELECT sum(e.amount) FROM journal j JOIN entry e ON e.journal_id = j.id
          JOIN account a ON a.id = e.account_id AND a.type = 'CASH'
        WHERE (j.source, j.ext_id) = ('grant', g.id || ':issue') AND j.kind = 'BNC' AND e.amount > 0), 0)
      WHEN g.forfeited_at IS NOT NULL THEN 0 END`
/** SQL: bonus money that goes when `g` is given up now, by the rule of `endBonus`. */
const atStake = `(SELECT CASE WHEN EXISTS (SELECT FROM reward_grant o WHERE o.member_id = g.member_id AND o.id <> g.id
        AND ${openSql('o')}) THEN least(a.balance, g.amount) ELSE a.balance END
      FROM account a WHERE a.member_id = g.member_id AND a.type = 'BONUS' AND a.currency NOT LIKE 'X-%')`
/** A bonus that ended without cash was lost in play, or given up. */
const found = `bonus AS (
    SELECT g.*, CASE WHEN g.forfeited_at IS NULL AND g.issued_at IS NULL THEN 'ACTIVE'
      WHEN g.converted > 0 THEN 'CONVERTED' ELSE 'FORFEITED' END AS state
    FROM (SELECT g.*, ${converted} AS converted FROM reward_grant g) g
    WHERE g.member_id = $1 AND g.type = 'BONUS' AND g.claimed_at >= $2 AND g.claimed_at < $3)`
const matches = `($4::text IS NULL OR g.state = $4)`
const valuesOf = ({ memberId, from, until, status }: BonusQuestion) => [memberId, from, until, status]

const pageText = `
  WITH ${found}, page AS MATERIALIZED (
    SELECT * FROM bonus g WHERE ${matches} AND ($5::uuid IS NULL OR (g.claimed_at, g.id) < (
      SELECT claimed_at, id FROM reward_grant WHERE id = $5 AND member_id = $1))
    ORDER BY g.claimed_at DESC, g.id DESC LIMIT $6 OFFSET $7)
  SELECT g.id, g.ref_no AS "refNo", g.claimed_at AS at, g.source, g.terms, g.amount, g.state AS status,
    g.amount * g.wager_times AS required, g.converted, coalesce(g.issued_at, g.forfeited_at) AS "endedAt",
    CASE WHEN g.forfeited_at IS NOT NULL THEN g.end_amount
      WHEN g.issued_at IS NULL THEN ${atStake} END AS "givesUp",
    CASE WHEN g.issued_at IS NULL AND g.wager_times > 0 THEN ${turnoverSql} ELSE g.amount * g.wager_times END AS done
  FROM page g ORDER BY g.claimed_at DESC, g.id DESC`

/** Bonuses that a member claimed, by the time of the claim, newest first. */
export async function readBonuses(db: Asks, question: BonusQuestion, slice: BonusSlice): Promise<Page['list']> {
  const values = [...valuesOf(question), slice.before, slice.limit, slice.offset]
  return (await db.query<Row>(pageText, values)).rows.map((row) => viewOf(row, slice.language))
}

const shownOf = (amount: string | null) => (amount === null ? null : formatMoney(BigInt(amount)))

const viewOf = (
  { at, amount, required, done, converted, givesUp, endedAt, terms, ...row }: Row,
  language: string,
): Bonus => ({
  ...row,
  title: titleOf(terms, language),
  time: at.toISOString(),
  amount: formatMoney(BigInt(amount)),
  wagerRequired: formatMoney(BigInt(required)),
  wagerDone: formatMoney(least(BigInt(done), BigInt(required))),
  converted: shownOf(converted),
  givesUp: shownOf(givesUp),
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

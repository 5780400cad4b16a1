import type { Endpoints, Value } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Reader } from '../db/client.ts'
import { asc, eq, sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { rankLevels } from '../db/schema/mission.ts'
import { formatMoney, type Units } from '../ledger/money.ts'
import { readPoints } from '../points/point-accounts.ts'

type Answer = Value<Endpoints['playerRank']>
type Level = typeof rankLevels.$inferSelect
type Totals = { validBet: Units; deposit: Units }

/** Days of `m` whose figures are not up to date; `o` is its merchant. */
const due = `(SELECT DISTINCT (d.at AT TIME ZONE o.time_zone)::date AS day FROM member_day_due d WHERE d.member_id = m.id) due`

/**
 * All that counts for a level of `m` at its merchant `o`: valid bets that are settled, and deposits, since the member
 * registered. The sum over all days is stored; the bets of a day that changed since are read in its place.
 */
export const totalsText = `
  coalesce((SELECT k.valid_bet FROM member_mark k WHERE k.member_id = m.id AND k.mark = 'infinity'), 0)
    - (SELECT coalesce(sum(k.valid_bet), 0) FROM ${due} JOIN member_day k ON k.member_id = m.id AND k.day = due.day)
    + (SELECT coalesce(sum(b.valid_bet), 0) FROM ${due} JOIN bet b ON b.member_id = m.id AND b.status = 'SETTLED'
        AND b.settled_at >= due.day::timestamp AT TIME ZONE o.time_zone
        AND b.settled_at < (due.day + 1)::timestamp AT TIME ZONE o.time_zone) AS "validBet",
  (SELECT coalesce(sum(e.amount), 0) FROM journal j JOIN entry e ON e.journal_id = j.id
    JOIN account a ON a.id = e.account_id AND a.member_id = m.id
    WHERE j.shard_key = m.id AND j.kind = 'DEP') AS deposit`

async function readTotals(db: Reader, memberId: string): Promise<Totals> {
  const { rows } = await db.execute<Record<keyof Totals, string>>(
    sql`SELECT ${sql.raw(totalsText)} FROM member m JOIN merchant o ON o.code = m.merchant WHERE m.id = ${memberId}`,
  )
  const { validBet = '0', deposit = '0' } = rows[0] ?? {}
  return { validBet: BigInt(validBet), deposit: BigInt(deposit) }
}

/** The levels of a merchant's club, the member's own one, and the missing points for the next. */
export async function readRank(
  db: Reader,
  { memberId, merchant }: { memberId: string; merchant: string },
  language: string,
): Promise<Answer> {
  const [levels, [member], totals, { points }] = await Promise.all([
    db.select().from(rankLevels).where(eq(rankLevels.merchant, merchant)).orderBy(asc(rankLevels.level)),
    db
      .select({ labelName: members.clubLabel, rankLevel: members.rankLevel })
      .from(members)
      .where(eq(members.id, memberId)),
    readTotals(db, memberId),
    readPoints(db, memberId),
  ])
  const { labelName, rankLevel } = member ?? { labelName: null, rankLevel: 0 }
  const benefitsOf = ({ benefits }: Level) => benefits.map((text) => textIn(text, language))
  const next = levels.find(({ level }) => level > rankLevel)
  return {
    ...{ labelName, rankLevel, points: formatMoney(points) },
    ...{ validBet: formatMoney(totals.validBet), deposit: formatMoney(totals.deposit) },
    next: next ? missing(next, totals) : null,
    benefits: levels.filter(({ level }) => level === rankLevel).flatMap(benefitsOf),
    levels: levels.map((level) => ({
      ...{ rankLevel: level.level, labelName: level.label, benefits: benefitsOf(level) },
      ...{ needValidBet: formatMoney(level.needValidBet), needDeposit: formatMoney(level.needDeposit) },
    })),
  }
}

const left = (need: Units, done: Units) => formatMoney(need > done ? need - done : 0n)

const missing = ({ label, needValidBet, needDeposit }: Level, { validBet, deposit }: Totals) => ({
  ...{ labelName: label, needValidBet: left(needValidBet, validBet), needDeposit: left(needDeposit, deposit) },
})

import { AppError, type Endpoints, type Value } from '@boardwalk/api-client/contract'
import type { Reader, Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { fitsScale, formatMoney, least, parseMoney, type Units } from '../ledger/money.ts'
import { post } from '../ledger/post.ts'
import { newRef } from '../ledger/reference.ts'
import type { MerchantSettings } from '../permission/settings.ts'
import { readFunds } from '../withdrawals/read-funds.ts'
import { demandPoints, type PointOwner, pointSource, readPoints } from './point-accounts.ts'
import { atRate } from './rates.ts'

type Answer = Value<Endpoints['convertPoints']>
type Rule = MerchantSettings['points']['convert']
type Today = { converted: Units; resetsAt: string }

/** A member's conversions on the merchant's business day, by the database's clock. */
export async function convertedToday(db: Reader, { memberId, merchant }: PointOwner): Promise<Today> {
  const { rows } = await db.execute<{ converted: string; resetsAt: string }>(sql`
    SELECT day.ends AS "resetsAt", (SELECT coalesce(-sum(e.amount), 0) FROM account a
      JOIN entry e ON e.account_id = a.id
      JOIN journal j ON j.id = e.journal_id AND j.kind = 'PTC' AND j.meta ->> 'reward' IS NULL
        AND j.at >= day.ends - interval '1 day' WHERE a.member_id = ${memberId} AND a.type = 'PTS') AS converted
    FROM merchant o, LATERAL (SELECT
      (date_trunc('day', now() AT TIME ZONE o.time_zone) + interval '1 day') AT TIME ZONE o.time_zone AS ends) day
    WHERE o.code = ${merchant}`)
  const { converted = '0', resetsAt = 0 } = rows[0] ?? {}
  return { converted: BigInt(converted), resetsAt: new Date(resetsAt).toISOString() }
}

const units = (text: string): Units => parseMoney(text) ?? 0n

/** How many points a member could convert now. */
export function convertible(points: Units, { enabled, maxPerDay }: Rule, { converted }: Today): Units {
  if (!enabled) return 0n
  const left = units(maxPerDay) - converted
  return left > 0n ? least(points, left) : 0n
}

/** Points to cash, in one journal over both currencies. The member's lock puts conversions in a row. */
export async function convert(
  tx: Tx,
  owner: PointOwner,
  { points, rule, key }: { points: Units; rule: Rule; key: string },
): Promise<Answer> {
  const amount = checkRule(points, rule)
  await demandPoints(tx, owner, points)
  const { converted, resetsAt } = await convertedToday(tx, owner)
  const most = units(rule.maxPerDay)
  if (converted + points > most)
    throw new AppError('DAILY_LIMIT', { used: formatMoney(converted), limit: formatMoney(most), resetsAt })
  const { memberId, currency } = owner
  const refNo = newRef('PT')
  const event = { memberId, currency, source: pointSource, extId: conversionId(owner, key), actor: 'player', refNo }
  const { wallet } = await post(tx, 'PTC', { ...event, facts: { points, amount } })
  const held = await readPoints(tx, memberId)
  return {
    ...{ refNo, points: formatMoney(points), amount: formatMoney(amount) },
    ...{ pointsBalance: formatMoney(held.points), cash: formatMoney(wallet.cash) },
  }
}

/** The journal is the conversion's only row and is named by the key: a repeat finds it, for ever (contract K-7). */
const conversionId = ({ memberId }: PointOwner, key: string) => `convert:${memberId}:${key}`

/** The conversion that a key made, with the balances of now; null for a new key. */
export async function conversionNamed(tx: Tx, owner: PointOwner, key: string): Promise<Answer | null> {
  const { rows } = await tx.execute<Record<'refNo' | 'points' | 'amount', string>>(sql`
    SELECT j.ref_no AS "refNo", -sum(e.amount) FILTER (WHERE a.type = 'PTS') AS points,
      -sum(e.amount) FILTER (WHERE a.type = 'H:POINTCOST') AS amount
    FROM journal j JOIN entry e ON e.journal_id = j.id JOIN account a ON a.id = e.account_id
    WHERE j.source = ${pointSource} AND j.ext_id = ${conversionId(owner, key)} GROUP BY j.ref_no`)
  if (!rows[0]) return null
  const { refNo, points, amount } = rows[0]
  const cash = formatMoney(await readFunds(tx, owner.memberId, owner.currency))
  const held = await readPoints(tx, owner.memberId)
  return {
    ...{ refNo, points: formatMoney(BigInt(points)), amount: formatMoney(BigInt(amount)) },
    ...{ pointsBalance: formatMoney(held.points), cash },
  }
}

/** The amount that points become. */
function checkRule(points: Units, { enabled, ratio, min, maxPerDay }: Rule): Units {
  if (!enabled) throw new AppError('FEATURE_OFF', { feature: 'pointConversion' })
  if (!fitsScale(points, 2)) throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'points', rule: 'scale' }] })
  const amount = atRate(points, ratio)
  if (points < units(min) || points > units(maxPerDay) || amount === 0n)
    throw new AppError('AMOUNT_OUT_OF_RANGE', { min, max: maxPerDay })
  return amount
}

import type { Endpoints, TeamFigure, Value } from '@boardwalk/api-client/contract'
import { type SQL, sql } from 'drizzle-orm'
import { formatMoney } from '../ledger/money.ts'

/** Days of a report, both included, in the merchant's time zone. */
export type Days = { first: string; last: string; timeZone: string; activeFrom: bigint }

/** Sums of `member_day`, as the columns of one row. */
export const daySums = sql`
  coalesce(sum(d.bets), 0) AS bets, coalesce(sum(d.stake), 0) AS stake, coalesce(sum(d.valid_bet), 0) AS "validBet",
  coalesce(sum(d.payout), 0) AS payout, coalesce(sum(d.deposit), 0) AS deposit, coalesce(sum(d.withdraw), 0) AS withdraw,
  coalesce(sum(d.bonus), 0) AS bonus, coalesce(sum(d.commission), 0) AS commission,
  coalesce(sum(d.first_deposits), 0) AS "firstDeposits"`

export type DaySums = Record<
  'bets' | 'stake' | 'validBet' | 'payout' | 'deposit' | 'withdraw' | 'bonus' | 'commission' | 'firstDeposits',
  string
>

export const inDays = ({ first, last }: Days): SQL => sql`d.day BETWEEN ${first}::date AND ${last}::date`

/** Whether an account registered in the days. */
export const registeredIn = ({ first, last, timeZone }: Days): SQL => sql`
  (t.registered_at >= ${first}::timestamp AT TIME ZONE ${timeZone}
    AND t.registered_at < (${last}::date + 1)::timestamp AT TIME ZONE ${timeZone})`

const winLoss = sql`coalesce(sum(d.payout - d.stake), 0)`
/** How much of a figure an account has; rows without any are not behind it. */
export const amountOf = (figure: TeamFigure, days: Days): SQL =>
  ({
    registrations: sql`${registeredIn(days)}::int`,
    firstDeposits: sql`coalesce(sum(d.first_deposits), 0)`,
    active: sql`CASE WHEN coalesce(sum(d.valid_bet), 0) >= ${days.activeFrom} THEN sum(d.valid_bet) ELSE 0 END`,
    deposit: sql`coalesce(sum(d.deposit), 0)`,
    withdraw: sql`coalesce(sum(d.withdraw), 0)`,
    validBet: sql`coalesce(sum(d.valid_bet), 0)`,
    winLoss,
    bonus: sql`coalesce(sum(d.bonus), 0)`,
  })[figure]

type Counts = { registrations: string; active: string }

/** The money of a row, with the results that follow from it (contract G8). */
export function moneyOf({ stake, payout, bonus, commission, validBet, deposit, withdraw }: DaySums) {
  const won = BigInt(payout) - BigInt(stake)
  const text = (units: string) => formatMoney(BigInt(units))
  return {
    ...{ deposit: text(deposit), withdraw: text(withdraw), stake: text(stake), validBet: text(validBet) },
    ...{ payout: text(payout), winLoss: formatMoney(won), bonus: text(bonus), commission: text(commission) },
    net: formatMoney(won + BigInt(bonus) + BigInt(commission)),
  }
}

export const sumOf = (row: DaySums & Counts): Value<Endpoints['agentOverview']>['sum'] => ({
  ...{ registrations: Number(row.registrations), firstDeposits: Number(row.firstDeposits) },
  ...{ active: Number(row.active), ...moneyOf(row) },
})

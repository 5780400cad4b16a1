import type { Endpoints, TeamFigure, Value } from '@boardwalk/api-client/contract'
import { type SQL, sql } from '../db/orm.ts'
import { formatMoney } from '../ledger/money.ts'
import { type playNames, type SumName, sumColumns, sumNames } from './sum-columns.ts'

/** Days of a report, both included, in the merchant's time zone; `today` is the last that can have figures. */
export type Days = { first: string; last: string; today: string; timeZone: string; activeFrom: bigint }

/** The sums of rows `d`, named as in a report. */
export const daySumsOf = (names: readonly SumName[]): SQL =>
  sql.join(
    names.map((name) => sql`coalesce(sum_units(d.${sql.raw(sumColumns[name])}), 0) AS ${sql.identifier(name)}`),
    sql`, `,
  )
export const daySums = daySumsOf(sumNames)

export type DaySums = Record<SumName, string>
export type PlaySums = Pick<DaySums, (typeof playNames)[number]>
/** Sums of a question, which are those of play alone where it is about some games. */
export type AskedSums = PlaySums & Partial<DaySums>
export const isWhole = <S extends AskedSums>(sums: S): sums is S & DaySums => sums.deposit !== undefined

export const inDays = ({ first, last }: Days): SQL => sql`d.day BETWEEN ${first}::date AND ${last}::date`

export type Games = { gameCategory: string; vassalage: string }
/** Rows `d` of the games of a question. */
export const ofGames = ({ gameCategory, vassalage }: Games): SQL => sql`
  ${gameCategory === 'ALL' ? sql`` : sql`AND d.game_category = ${gameCategory}`}
  ${vassalage === 'ALL' ? sql`` : sql`AND d.vendor = ${vassalage}`}`

/** Whether an account `t` registered in the days. */
export const registeredIn = ({ first, last, timeZone }: Days, t = sql`t`): SQL => sql`
  (${t}.registered_at >= ${first}::timestamp AT TIME ZONE ${timeZone}
    AND ${t}.registered_at < (${last}::date + 1)::timestamp AT TIME ZONE ${timeZone})`

/** Whether an account with the sums `s` counts as active. */
export const isActive = ({ activeFrom }: Days, s = sql`s`): SQL =>
  sql`(${s}."validBet" > 0 AND ${s}."validBet" >= ${activeFrom})`

/** How much of a figure an account with the sums `s` has; an account without any is not behind it. */
export const amountOf = (figure: TeamFigure, days: Days): SQL =>
  ({
    registrations: sql`${registeredIn(days, sql`s`)}::int`,
    firstDeposits: sql`s."firstDeposits"`,
    active: sql`CASE WHEN ${isActive(days)} THEN s."validBet" ELSE 0 END`,
    deposit: sql`s.deposit`,
    withdraw: sql`s.withdraw`,
    validBet: sql`s."validBet"`,
    winLoss: sql`s.payout - s.stake`,
    bonus: sql`s.bonus`,
  })[figure]

type Counts = { registrations: string; active: string }

const text = (units: string) => formatMoney(BigInt(units))

/** Play of a row. */
export const playOf = ({ bets, stake, validBet, payout }: PlaySums) => ({
  ...{ bets: Number(bets), stake: text(stake), validBet: text(validBet), payout: text(payout) },
  winLoss: formatMoney(BigInt(payout) - BigInt(stake)),
})

/** Play and money of a row, with the results that follow from it (contract G8). */
export const moneyOf = (row: DaySums) => ({
  ...{ ...playOf(row), deposit: text(row.deposit), withdraw: text(row.withdraw) },
  ...{ bonus: text(row.bonus), commission: text(row.commission) },
  net: formatMoney(BigInt(row.payout) - BigInt(row.stake) + BigInt(row.bonus) + BigInt(row.commission)),
})

export const sumOf = (row: DaySums & Counts): Value<Endpoints['agentOverview']>['sum'] => ({
  ...{ registrations: Number(row.registrations), firstDeposits: Number(row.firstDeposits) },
  ...{ active: Number(row.active), ...moneyOf(row) },
})

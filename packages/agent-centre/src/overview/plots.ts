import type { Endpoints, Value } from '@boardwalk/api-client'
import { parseMoney, toDecimal } from '@boardwalk/i18n/money'

export type Overview = Value<Endpoints['agentOverview']>
type Bar = Overview['series'][number]

/** Values of the bars, by the figure that has their name and their sum; a number is a count, a text is money. */
const drawn = {
  registrations: ({ newMembers }: Bar) => newMembers,
  firstDeposits: ({ firstDeposits }: Bar) => firstDeposits,
  deposit: ({ deposit }: Bar) => deposit,
  withdraw: ({ withdraw }: Bar) => withdraw,
  validBet: ({ validBet }: Bar) => validBet,
  winLoss: ({ winLoss }: Bar) => winLoss,
  bonus: ({ bonus }: Bar) => bonus,
  net: ({ net }: Bar) => net,
} as const
const figures = Object.keys(drawn) as (keyof typeof drawn)[]

export type Plot = {
  figure: keyof typeof drawn | 'income'
  /** The sum of the chosen period alone. */
  sum: string | number
  byDay: ReadonlyMap<string, string | number>
}

/** A plot for each figure that is known by day, and one for the agent's income. */
export function plotsOf({ series, sum, trend }: Overview, startDate: string): Plot[] {
  const bars = [...(trend?.before ?? []), ...series]
  const ofTeam = figures.map((figure) => ({
    ...{ figure, sum: sum[figure] },
    byDay: new Map(bars.map((bar) => [bar.day, drawn[figure](bar)])),
  }))
  return trend ? [...ofTeam, incomeOf(trend.income, startDate)] : ofTeam
}

type Income = NonNullable<Overview['trend']>['income']
function incomeOf(income: Income, startDate: string): Plot {
  const asked = income.filter(({ day }) => day >= startDate)
  return {
    figure: 'income',
    sum: toDecimal(asked.reduce((total, { amount }) => total + parseMoney(amount), 0n)),
    byDay: new Map(income.map(({ day, amount }) => [day, amount])),
  }
}

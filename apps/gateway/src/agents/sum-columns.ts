import { type SQL, sql } from '../db/orm.ts'

/** Column of each sum, in a report and in the tables of daily figures. */
export const sumColumns = {
  ...{ bets: 'bets', stake: 'stake', validBet: 'valid_bet', payout: 'payout', deposit: 'deposit' },
  ...{ withdraw: 'withdraw', bonus: 'bonus', commission: 'commission', firstDeposits: 'first_deposits' },
} as const
export type SumName = keyof typeof sumColumns
export const sumNames = Object.keys(sumColumns) as SumName[]
/** Sums that belong to a game. */
export const playNames = ['bets', 'stake', 'validBet', 'payout'] as const satisfies readonly SumName[]

/** One expression for each of the columns, separated by commas. */
export const eachColumn = (expression: (column: SQL) => SQL): SQL =>
  sql.join(
    Object.values(sumColumns).map((column) => expression(sql.raw(column))),
    sql`, `,
  )

import { txGroups } from '../shared/records.ts'

/** Figures of an agent's overview; each has rows behind it. */
export const figures = [
  ...(['registrations', 'firstDeposits', 'active', 'deposit', 'withdraw'] as const),
  ...(['validBet', 'winLoss', 'bonus'] as const),
] as const
export type TeamFigure = (typeof figures)[number]

/** Figures that play alone makes; money in and out belongs to no game. */
export const gameFigures = ['validBet', 'winLoss'] as const satisfies readonly TeamFigure[]
export const isGameFigure = (figure: TeamFigure): boolean => gameFigures.some((one) => one === figure)

/** Whether a question is about some games, so that it has figures of play only. */
export const asksGames = ({ gameCategory, vassalage }: { gameCategory: string; vassalage: string }): boolean =>
  gameCategory !== 'ALL' || vassalage !== 'ALL'

export const teamSorts = ['account', 'registered', 'lastLogin'] as const
/** Filter of the team's ledger entries; `GIFTS` are those that the figure `bonus` counts. */
export const teamTxGroups = [...txGroups, 'GIFTS'] as const

/** Orders of the team's records; a file is read in the first one. */
export const betSorts = ['newest', 'oldest', 'stake', 'payout'] as const
export const entrySorts = ['newest', 'oldest', 'amount'] as const
export const incomeSorts = ['newest', 'oldest', 'net'] as const
/** Orders of contracts; `account` is the other party's. */
export const contractSorts = ['newest', 'oldest', 'account'] as const

/** Orders of accounts with their figures: by the figure of the question, by name, or by one of the sums. */
export const pnlSorts = ['figure', 'account', 'deposit', 'withdraw', 'validBet', 'winLoss', 'net'] as const
export type PnlSort = (typeof pnlSorts)[number]
/** Sorts that a question about some games has too. */
export const gamePnlSorts = ['figure', 'account', ...gameFigures] as const satisfies readonly PnlSort[]
export const isGameSort = (sort: PnlSort): boolean => gamePnlSorts.some((one) => one === sort)

export type TeamSort = (typeof teamSorts)[number]

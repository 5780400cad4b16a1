/** Figures of an agent's overview; each has rows behind it. */
export const figures = [
  ...(['registrations', 'firstDeposits', 'active', 'deposit', 'withdraw'] as const),
  ...(['validBet', 'winLoss', 'bonus'] as const),
] as const
export type TeamFigure = (typeof figures)[number]

export const teamSorts = ['account', 'registered', 'lastLogin'] as const
export type TeamSort = (typeof teamSorts)[number]

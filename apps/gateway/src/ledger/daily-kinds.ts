/** Journals that are a member's daily figures, besides bets: those count once they are settled. */
export const depositKinds = ['DEP', 'DPR'] as const
export const payoutKinds = ['WDS', 'WDF'] as const
/** Kinds of journal that give a member something besides the outcome of a bet. */
export const bonusKinds = ['BON', 'BNC', 'BNX', 'ALW', 'PRM', 'RWD', 'JPW'] as const
export const commissionKinds = ['RBT', 'DIV', 'SLD', 'SLH', 'SLR', 'CLW'] as const

const daily: readonly string[] = [...depositKinds, ...payoutKinds, ...bonusKinds, ...commissionKinds]
export const isDaily = (kind: string): boolean => daily.includes(kind)

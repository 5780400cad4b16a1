export const limitKinds = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION'] as const
/** Rolling: the last 24 hours, 7 days and 30 days. */
export const limitWindows = ['DAY', 'WEEK', 'MONTH'] as const
export const breakDays = [1, 7, 30, 42] as const
export const exclusionMonths = [6, 12, 24, 60] as const
/** Minutes of play between two reality checks. */
export const checkMinutes = [15, 30, 60, 120] as const

export type LimitKind = (typeof limitKinds)[number]
export type LimitWindow = (typeof limitWindows)[number]

const DAY_MINUTES = 1440
const longest = { DAY: DAY_MINUTES, WEEK: 7 * DAY_MINUTES, MONTH: 30 * DAY_MINUTES } as const

/** Minutes are whole ones that the window has; amounts end below ten billion. */
export const isFigureOf = ({ kind, window, value }: { kind: LimitKind; window: LimitWindow; value: string | null }) =>
  value === null ||
  (kind === 'SESSION' ? /^\d{1,5}$/.test(value) && Number(value) <= longest[window] : /^\d{1,10}(\.|$)/.test(value))

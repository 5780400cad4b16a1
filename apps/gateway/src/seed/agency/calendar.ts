import { boundaryBefore } from '../../contracts/periods.ts'
import type { Merchant } from '../../permission/merchants.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** The days before now by the merchant's clock. */
export type Calendar = { now: Date; timeZone: string; daysAgo(days: number, hour?: number): Date }

export const calendarOf = ({ timeZone }: Merchant, now: Date): Calendar => ({
  ...{ now, timeZone },
  daysAgo: (days, hour = 0) => {
    const midnight = boundaryBefore('DAILY', timeZone, new Date(now.getTime() - days * dayMs))
    return new Date(midnight.getTime() + hour * hourMs)
  },
})

/** On these days every player plays in the evening, under hourly and real-time contracts that ended with it. */
export const busyDays = [73, 38, 10] as const
/** Hours of such an evening. */
export const busyHours = { hourly: [18, 22], realTime: [19, 19.5], play: 18 } as const
/** Since when the agency has contracts. */
export const contractDays = 91

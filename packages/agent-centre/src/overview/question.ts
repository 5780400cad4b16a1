import { daysOf, defineQuestion, period } from '@boardwalk/shell/page-kit'

/** The page's question, as in its URL. */
export const question = defineQuestion({ period: period('today') })

export function askedOf({ period: days }: typeof question.fallback, today: string) {
  const { from, to } = daysOf(days, today)
  return { startDate: from, endDate: to }
}

import { profitGroups } from '@boardwalk/api-client/contract'
import { daysOf, defineQuestion, oneOf, period } from '@boardwalk/shell/page-kit'

/** The page's question, as in its URL. */
export const question = defineQuestion({ period: period('month'), by: oneOf(profitGroups, 'DAY') })

export type Asked = typeof question.fallback

/** The question as the server takes it; `today` is the brand's. */
export function askedOf({ by, period: days }: Asked, today: string) {
  const { from, to } = daysOf(days, today)
  return { groupBy: by, startDate: from, endDate: to }
}

export type Query = ReturnType<typeof askedOf>

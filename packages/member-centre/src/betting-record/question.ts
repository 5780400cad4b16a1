import { betFields, daysOf, defineQuestion, pageUpTo, period } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 20
/** The server has no page past this bet; a shorter period finds fewer. */
export const MAX_BETS = 10_000

/** The page's question, as in its URL. */
export const question = defineQuestion({
  period: period('week'),
  ...betFields,
  page: pageUpTo(MAX_BETS / PAGE_SIZE),
})

export type Asked = typeof question.fallback

/** The filter as the server takes it; `today` is the brand's. */
export function filterOf({ category, vendor, state, period: days }: Asked, today: string) {
  const { from, to } = daysOf(days, today)
  return { gameCategory: category, vassalage: vendor, status: state, startDate: from, endDate: to }
}

export type Filter = ReturnType<typeof filterOf>

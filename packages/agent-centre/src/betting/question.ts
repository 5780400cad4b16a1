import { betSorts } from '@boardwalk/api-client/contract'
import { betFields, daysOf, defineQuestion, oneOf, pageUpTo, period } from '@boardwalk/shell/page-kit'
import { whoseFields, whoseOf } from '../parts/whose.ts'

export const PAGE_SIZE = 20
/** The server has no page past this bet; a shorter period finds fewer. */
export const MAX_BETS = 10_000

/** The page's question, as in its URL. */
export const question = defineQuestion({
  period: period('today'),
  ...whoseFields,
  ...betFields,
  sort: oneOf(betSorts, 'newest'),
  page: pageUpTo(MAX_BETS / PAGE_SIZE),
})

export type Asked = typeof question.fallback

/** The filter as the server takes it, without an order; `today` is the brand's. */
export function filterOf({ category, vendor, state, period: days, ...asked }: Asked, today: string) {
  const { from, to } = daysOf(days, today)
  return {
    ...{ ...whoseOf(asked), startDate: from, endDate: to },
    ...{ gameCategory: category, vassalage: vendor, status: state },
  }
}

export type Filter = ReturnType<typeof filterOf>

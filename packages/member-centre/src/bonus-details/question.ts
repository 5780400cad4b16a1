import { bonusStates } from '@boardwalk/api-client/contract'
import { daysOf, defineQuestion, oneOf, pageUpTo, period } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 20
/** The server has no page past this bonus; a shorter period finds fewer. */
export const MAX_BONUSES = 10_000

export const states = ['ALL', ...bonusStates] as const

/** The page's question, as in its URL. */
export const question = defineQuestion({
  period: period('month'),
  state: oneOf(states, 'ALL'),
  page: pageUpTo(MAX_BONUSES / PAGE_SIZE),
})

export type Asked = typeof question.fallback

/** The filter as the server takes it; `today` is the brand's. */
export function filterOf({ state, period: days }: Asked, today: string) {
  const { from, to } = daysOf(days, today)
  return { status: state, startDate: from, endDate: to }
}

export type Filter = ReturnType<typeof filterOf>

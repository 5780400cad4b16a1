import { teamFigures } from '@boardwalk/api-client/contract'
import { codeOr, daysOf, defineQuestion, oneOf, pageUpTo, period } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 20

/** The page's question, as in its URL. */
export const question = defineQuestion({
  period: period('today'),
  figure: oneOf(teamFigures, 'validBet'),
  account: codeOr(''),
  page: pageUpTo(10_000 / PAGE_SIZE),
})

export type Asked = typeof question.fallback

/** The filter as the server takes it; `today` is the brand's. */
export function filterOf({ period: days, figure, account }: Asked, today: string) {
  const { from, to } = daysOf(days, today)
  return { figure, startDate: from, endDate: to, ...(account && { account }) }
}

export type Filter = ReturnType<typeof filterOf>

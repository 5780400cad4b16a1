import type { Endpoints, IncomeKind, Value } from '@boardwalk/api-client'
import { incomeSorts } from '@boardwalk/api-client/contract'
import { daysOf, defineQuestion, oneOf, pageUpTo, period } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 20
/** The server has no page past this payment; a shorter period finds fewer. */
export const MAX_ITEMS = 10_000

export type Source = IncomeKind
/** Sources in the order of the filter, and whether their payments show a number of active accounts. */
export const showsActive: { readonly [S in Source]: boolean } = {
  DIVIDEND: true,
  DAILY: true,
  HOURLY: true,
  REALTIME: false,
  REBATE: false,
}
export const sources = Object.keys(showsActive) as Source[]

/** The page's question, as in its URL. */
export const question = defineQuestion({
  period: period('month'),
  source: oneOf(['ALL', ...sources], 'ALL'),
  sort: oneOf(incomeSorts, 'newest'),
  page: pageUpTo(MAX_ITEMS / PAGE_SIZE),
})

export type Asked = typeof question.fallback

/** The filter as the server takes it, without an order; `today` is the brand's. */
export function filterOf({ source, period: days }: Asked, today: string) {
  const { from, to } = daysOf(days, today)
  return { kind: source, startDate: from, endDate: to }
}

export type Filter = ReturnType<typeof filterOf>
/** A payment. */
export type Item = Value<Endpoints['agentIncome']>['list'][number]

import { entrySorts, teamTxGroups } from '@boardwalk/api-client/contract'
import { daysOf, defineQuestion, entryFields, oneOf, pageUpTo, period } from '@boardwalk/shell/page-kit'
import { whoseFields, whoseOf } from '../parts/whose.ts'

export const PAGE_SIZE = 20
/** The server has no page past this entry; a shorter period finds fewer. */
export const MAX_ENTRIES = 10_000

export const kinds = ['ALL', ...teamTxGroups] as const

/** The page's question, as in its URL. */
export const question = defineQuestion({
  period: period('today'),
  ...whoseFields,
  kind: oneOf(kinds, 'ALL'),
  direction: entryFields.direction,
  sort: oneOf(entrySorts, 'newest'),
  page: pageUpTo(MAX_ENTRIES / PAGE_SIZE),
})

export type Asked = typeof question.fallback

/** The filter as the server takes it, without an order; `today` is the brand's. */
export function filterOf({ kind, direction, period: days, ...asked }: Asked, today: string) {
  const { from, to } = daysOf(days, today)
  return { ...whoseOf(asked), kind, direction, startDate: from, endDate: to }
}

export type Filter = ReturnType<typeof filterOf>

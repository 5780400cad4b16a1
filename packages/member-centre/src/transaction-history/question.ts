import { codeOr, daysOf, defineQuestion, entryFields, pageUpTo, period } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 20
/** The server has no page past this entry; a shorter period finds fewer. */
export const MAX_ENTRIES = 10_000

/** The page's question, as in its URL. */
export const question = defineQuestion({
  period: period('week'),
  ...entryFields,
  wallet: codeOr('ALL'),
  page: pageUpTo(MAX_ENTRIES / PAGE_SIZE),
})

export type Asked = typeof question.fallback

/** The filter as the server takes it; `today` is the brand's. */
export function filterOf({ kind, direction, wallet, period: days }: Asked, today: string) {
  const { from, to } = daysOf(days, today)
  return { kind, direction, wallet, startDate: from, endDate: to }
}

export type Filter = ReturnType<typeof filterOf>

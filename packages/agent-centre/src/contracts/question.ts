import { codeOr, defineQuestion, oneOf, pageUpTo } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 10
export const views = ['MINE', 'DOWNLINE', 'REQUESTS', 'OFFER'] as const
export type View = (typeof views)[number]
export const statuses = [
  ...['ALL', 'OFFERED', 'ACTIVE', 'END_REQUESTED', 'ENDED'],
  ...['SUPERSEDED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
] as const

/**
 * The page's question, as in its URL. `contract` opens the settlements of a contract, `refNo` the rows behind one of
 * them, `member` the bets of one account among these. `show` is about windows of minutes, most of which pay nothing.
 */
export const question = defineQuestion({
  view: oneOf(views, 'MINE'),
  status: oneOf(statuses, 'ALL'),
  account: codeOr(''),
  contract: codeOr(''),
  show: oneOf(['PAYING', 'ALL'], 'PAYING'),
  refNo: codeOr(''),
  member: codeOr(''),
  page: pageUpTo(10_000 / PAGE_SIZE),
})
export type Asked = typeof question.fallback
export type Ask = (changes: Partial<Asked>) => void

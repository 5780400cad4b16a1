import { teamSorts } from '@boardwalk/api-client/contract'
import { codeOr, defineQuestion, oneOf, pageUpTo } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 20

/** The page's question, as in its URL: below whom, by name, in which order. */
export const question = defineQuestion({
  under: codeOr(''),
  account: codeOr(''),
  sort: oneOf(teamSorts, 'account'),
  page: pageUpTo(10_000 / PAGE_SIZE),
})

/** A search looks through the whole team; the tree shows one level at a time. */
export const askedOf = ({ under, account, sort, page }: typeof question.fallback) => ({
  ...{ sort, pageNo: page, pageSize: PAGE_SIZE, scope: account ? ('TEAM' as const) : ('DIRECT' as const) },
  ...(account && { account }),
  ...(under && { underAccount: under }),
})

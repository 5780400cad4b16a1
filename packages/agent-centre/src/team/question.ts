import { teamSorts } from '@boardwalk/api-client/contract'
import { codeOr, defineQuestion, oneOf, pageUpTo } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 20

/** One level below the open account, or everything below it. */
export const depths = ['LEVEL', 'ALL'] as const
export const types = ['ALL', 'PLAYER', 'AGENT'] as const
export const statuses = ['ALL', 'ACTIVE', 'DISABLED'] as const
export const presences = ['ALL', 'YES'] as const

/** The page's question, as in its URL: below whom, how deep, by name, type, status and presence, in which order. */
export const question = defineQuestion({
  under: codeOr(''),
  account: codeOr(''),
  depth: oneOf(depths, 'LEVEL'),
  type: oneOf(types, 'ALL'),
  status: oneOf(statuses, 'ALL'),
  online: oneOf(presences, 'ALL'),
  sort: oneOf(teamSorts, 'account'),
  page: pageUpTo(10_000 / PAGE_SIZE),
})

/** A search looks through the whole team. */
export const filterOf = ({ under, account, depth, type, status, online }: typeof question.fallback) => ({
  ...{ type, status },
  scope: account || depth === 'ALL' ? ('TEAM' as const) : ('DIRECT' as const),
  ...(account && { account }),
  ...(under && { underAccount: under }),
  ...(online === 'YES' && { online: 1 }),
})

export type Filter = ReturnType<typeof filterOf>

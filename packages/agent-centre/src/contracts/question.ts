import type { ContractKind } from '@boardwalk/api-client'
import { contractSorts, incomeSorts } from '@boardwalk/api-client/contract'
import { codeOr, daysOf, defineQuestion, oneOf, pageUpTo, period } from '@boardwalk/shell/page-kit'
import { kinds } from './kinds.ts'

export const PAGE_SIZE = 10
/** The server has no page past this settlement; a shorter period finds fewer. */
export const MAX_ITEMS = 10_000
export const views = ['MINE', 'DOWNLINE', 'REQUESTS', 'OFFER'] as const
export type View = (typeof views)[number]
/** Views that list contracts. */
export type ListView = Exclude<View, 'OFFER'>
export const statuses = [
  ...['ALL', 'OFFERED', 'ACTIVE', 'END_REQUESTED', 'ENDED'],
  ...['SUPERSEDED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
] as const

/**
 * The page's question, as in its URL. `contract` opens the settlements of a contract, `refNo` the rows behind one of
 * them, `member` the bets of one account among these. `show` is about windows of minutes, most of which pay nothing.
 */
const questionWith = (days: Parameters<typeof period>[0]) =>
  defineQuestion({
    view: oneOf(views, 'MINE'),
    status: oneOf(statuses, 'ALL'),
    account: codeOr(''),
    order: oneOf(contractSorts, 'newest'),
    contract: codeOr(''),
    period: period(days),
    sort: oneOf(incomeSorts, 'newest'),
    show: oneOf(['PAYING', 'ALL'], 'PAYING'),
    refNo: codeOr(''),
    member: codeOr(''),
    page: pageUpTo(MAX_ITEMS / PAGE_SIZE),
  })
const [ofDays, ofMinutes] = [questionWith('year'), questionWith('week')]

/** Windows of minutes are up to 288 a day, so that their page begins with fewer days. */
export const questionOf = (kind: ContractKind) => (kinds[kind].isByDay ? ofDays : ofMinutes)
export type Asked = typeof ofDays.fallback
export type Ask = (changes: Partial<Asked>) => void

/** Which contracts, as the server takes it, without an order; requests are of their own states. */
export const contractFilterOf = (view: ListView, { status, account }: Asked) => ({
  ...{ view, status: view === 'REQUESTS' ? ('ALL' as const) : status },
  ...(account && { account }),
})

export type ContractFilter = ReturnType<typeof contractFilterOf>

/** Which settlements, as the server takes it, without an order; `today` is the brand's. */
export function settlementFilterOf(kind: ContractKind, { contract, period: days, show }: Asked, today: string) {
  const { from, to } = daysOf(days, today)
  return { id: contract, show: kinds[kind].isByDay ? ('ALL' as const) : show, startDate: from, endDate: to }
}
export type SettlementFilter = ReturnType<typeof settlementFilterOf>

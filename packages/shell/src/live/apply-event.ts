import { api } from '@boardwalk/api-client'
import { parseMoney, toDecimal } from '@boardwalk/i18n/money'
import type { ShellDispatch, ShellState, ShellStore } from '../app/store.ts'
import { sessionLost } from '../session/session-actions.ts'
import { balanceArg } from '../session/use-live-balance.ts'
import type { LiveEvent } from './live-events.ts'

type BalanceEvent = Extract<LiveEvent, { kind: 'balance' }>

const cachedBalance = (state: ShellState) => api.endpoints.balance.select(balanceArg)(state).data

/** Puts a newer balance into the cache; an older version never replaces a newer one. */
const balanceMoved =
  ({ version, cash, bonus }: BalanceEvent) =>
  (dispatch: ShellDispatch, getState: () => ShellState) => {
    if (!cachedBalance(getState())) return void dispatch(api.util.invalidateTags(['Balance']))
    dispatch(
      api.util.updateQueryData('balance', balanceArg, (draft) => {
        if (version <= draft.version) return
        const vendors = draft.vendors.reduce((sum, { balance }) => sum + parseMoney(balance), 0n)
        const sumBalance = toDecimal(parseMoney(cash) + parseMoney(bonus) + vendors)
        Object.assign(draft, { version, cash, bonus, sumBalance })
      }),
    )
  }

export const eventHappened = (event: LiveEvent) => (dispatch: ShellDispatch) => {
  switch (event.kind) {
    case 'balance':
      return void dispatch(balanceMoved(event))
    case 'message':
      dispatch(api.util.updateQueryData('unreadCount', {}, () => event.unread))
      return
    case 'money':
      return void dispatch(api.util.invalidateTags(['Balance', 'Inbox']))
    case 'contract':
      return void dispatch(api.util.invalidateTags(['Contracts', 'Inbox']))
    case 'logout':
      return void dispatch(sessionLost())
  }
}

/** A read that started before an event may answer after it; the event's newer figures are then put back. */
export function keepNewest(store: ShellStore) {
  let newest: BalanceEvent | null = null
  const unsubscribe = store.subscribe(() => {
    const cached = cachedBalance(store.getState())
    if (newest && cached && cached.version < newest.version) store.dispatch(balanceMoved(newest))
  })
  const noted = (event: LiveEvent) => {
    if (event.kind === 'balance' && event.version > (newest?.version ?? -1)) newest = event
  }
  return { noted, stop: unsubscribe }
}

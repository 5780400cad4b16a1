import { api } from '@boardwalk/api-client'
import type { Tag } from '@boardwalk/api-client/contract'
import { parseMoney, toDecimal } from '@boardwalk/i18n/money'
import type { ShellDispatch, ShellState, ShellStore } from '../app/store.ts'
import { balanceHeld } from '../session/session-slice.ts'
import { balanceArg } from '../session/use-live-balance.ts'
import { statusArg } from '../site/queries.ts'
import type { LiveEvent } from './live-events.ts'

const fresh = { forceRefetch: true, subscribe: false } as const

type BalanceEvent = Extract<LiveEvent, { kind: 'balance' }>

const cachedBalance = (state: ShellState) => api.endpoints.balance.select(balanceArg)(state).data

/** Puts a newer balance into the cache; an older version never replaces a newer one. */
const balanceMoved =
  ({ version, cash, bonus, vendors }: BalanceEvent) =>
  (dispatch: ShellDispatch, getState: () => ShellState) => {
    if (!cachedBalance(getState())) return void dispatch(api.util.invalidateTags(['Balance']))
    dispatch(
      api.util.updateQueryData('balance', balanceArg, (draft) => {
        if (version <= draft.version) return
        const sumBalance = toDecimal(parseMoney(cash) + parseMoney(bonus) + parseMoney(vendors))
        Object.assign(draft, { version, cash, bonus, sumBalance })
      }),
    )
    dispatch(stakeShown())
  }

/** The store notifies its subscribers once for events of one moment, so the stake of a round is recorded here. */
const stakeShown = () => (dispatch: ShellDispatch, getState: () => ShellState) => {
  const { heldSum } = getState().session
  const sum = cachedBalance(getState())?.sumBalance
  if (heldSum && sum && parseMoney(sum) < parseMoney(heldSum)) dispatch(balanceHeld(sum))
}

/** All clients receive a change at the same moment; they must not all refetch at once. */
const SPREAD_MS = 3000
const later = (act: () => unknown) => setTimeout(act, Math.random() * SPREAD_MS)

/** Subjects whose answers have limits, ways to pay, rates or rules from the settings of the site. */
const ofSettings: Tag[] = [
  ...([
    'Site',
    'Balance',
    'Play',
    'Allowance',
    'Points',
    'Missions',
    'Rewards',
    'Member',
    'Team',
    'Contracts',
  ] as const),
]

const siteChanged = () => (dispatch: ShellDispatch) => {
  dispatch(api.endpoints.systemStatus.initiate(statusArg, fresh))
  dispatch(api.endpoints.permission.initiate({ url: location.host }, fresh))
  dispatch(api.util.invalidateTags(ofSettings))
}

/**
 * A session of this account ended. Tabs share a stream, so it may be another tab's, or one that this tab has replaced
 * by a new token: a tab that uses an invalid token learns it from any response, and drops it then.
 */
const sessionEndedSomewhere = () => (dispatch: ShellDispatch, getState: () => ShellState) => {
  // A player who is leaving needs no notice.
  if (getState().session.isLeaving) return
  dispatch(api.endpoints.unreadCount.initiate({}, fresh))
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
    case 'promo':
      dispatch(
        api.util.updateQueryData('availablePromo', {}, (draft) => {
          draft.availablePromoCount = event.count
        }),
      )
      // A page that shows them refetches.
      return void later(() => dispatch(api.util.invalidateTags(['Promotions'])))
    case 'announcement':
      return void later(() => dispatch(api.util.invalidateTags(['Site'])))
    case 'status':
      return void later(() => dispatch(siteChanged()))
    case 'logout':
      return void dispatch(sessionEndedSomewhere())
  }
}

/** A read that started before an event may finish after it; the event's newer figures are then put back. */
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

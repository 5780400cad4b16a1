import { api } from '@boardwalk/api-client'
import { parseMoney } from '@boardwalk/i18n/money'
import type { ShellStore } from '../app/store.ts'
import { balanceHeld } from './session-slice.ts'
import { balanceArg } from './use-live-balance.ts'

/** A running game repeats its hint well within this time; after a longer silence the balance is shown as it is. */
export const SILENCE_MS = 6_000
/** Longest time for which a credit is held back, even if the game requests more. */
export const LONGEST_MS = 120_000

/**
 * Shows the balance of a running round without its result: debits at once, credits only after `release`. Every hint of
 * the game calls `hold` again. The ledger's balance stays in its cache entry; only the shown balance differs.
 */
export function createBalanceHold(store: ShellStore, onChange: (isHeld: boolean) => void) {
  let silence: ReturnType<typeof setTimeout> | undefined
  let longest: ReturnType<typeof setTimeout> | undefined
  let unsubscribe: (() => void) | undefined

  const follow = () => {
    const live = api.endpoints.balance.select(balanceArg)(store.getState()).data?.sumBalance
    const shown = store.getState().session.heldSum
    if (live === undefined || live === shown) return
    const isCredit = shown !== undefined && parseMoney(live) > parseMoney(shown)
    if (isCredit) longest ??= setTimeout(release, LONGEST_MS)
    else store.dispatch(balanceHeld(live))
  }
  const release = () => {
    clearTimeout(silence)
    clearTimeout(longest)
    if (!unsubscribe) return
    unsubscribe()
    unsubscribe = longest = undefined
    store.dispatch(balanceHeld(undefined))
    onChange(false)
  }
  const hold = () => {
    clearTimeout(silence)
    silence = setTimeout(release, SILENCE_MS)
    if (unsubscribe) return
    unsubscribe = store.subscribe(follow)
    follow()
    onChange(true)
  }
  return { hold, release }
}

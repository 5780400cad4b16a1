import { useBalanceQuery } from '@boardwalk/api-client'
import { useShellState } from '../app/store.ts'
import { useSession } from './use-session.ts'

/** The balance cache entry that live events update; every part that shows a balance uses exactly this argument. */
export const balanceArg = {}

/**
 * The player's balance, kept current by events or polling; `balance` is undefined for a visitor and while loading,
 * `isHidden` while the player masks it. While a game's round is open, its sum is the held one; `version` is the ledger's.
 */
export function useLiveBalance() {
  const { isLoggedIn } = useSession()
  const isHidden = useShellState((state) => state.settings.isBalanceHidden)
  const heldSum = useShellState((state) => state.session.heldSum)
  const { currentData, isError, isFetching, refetch } = useBalanceQuery(balanceArg, { skip: !isLoggedIn })
  const live = isLoggedIn ? currentData : undefined
  const balance = live && heldSum !== undefined ? { ...live, sumBalance: heldSum } : live
  return { balance, isHidden, isError, isFetching, refetch }
}

import { useBalanceQuery } from '@boardwalk/api-client'
import { useShellState } from '../app/store.ts'
import { useSession } from './use-session.ts'

/** The balance cache entry that live events update; everybody who shows a balance asks exactly this. */
export const balanceArg = {}

/**
 * The player's balance, kept current by events or polling; `balance` is undefined for a visitor and while loading,
 * `isHidden` while the player masks it.
 */
export function useLiveBalance() {
  const { isLoggedIn } = useSession()
  const isHidden = useShellState((state) => state.settings.isBalanceHidden)
  const { currentData, isError, isFetching, refetch } = useBalanceQuery(balanceArg, { skip: !isLoggedIn })
  return { balance: isLoggedIn ? currentData : undefined, isHidden, isError, isFetching, refetch }
}

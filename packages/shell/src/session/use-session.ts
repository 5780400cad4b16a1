import { useShellState } from '../app/store.ts'
import { TRIAL } from './session-slice.ts'

/** Who is here. `isReady` is false until the browser's storage was read; decide nothing final before. */
export function useSession() {
  const session = useShellState((state) => state.session)
  return {
    ...session,
    isReady: session.status !== 'unknown',
    // A session that may only change its password is not in yet.
    isLoggedIn: session.status === 'member' && !session.isRestricted,
    isTrial: session.isAgent === TRIAL,
  }
}

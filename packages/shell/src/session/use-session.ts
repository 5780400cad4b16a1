import { shallowEqual } from 'react-redux'
import { type ShellState, useShellState } from '../app/store.ts'
import { TRIAL } from './session-slice.ts'

/** A visitor is the same before and after the browser's storage was read, so that nothing renders again for that. */
const whoIsHere = ({ session: { status, ...who } }: ShellState) => ({ ...who, isMember: status === 'member' })

/** The current session. Before `useSessionReady` it is a visitor's. */
export function useSession() {
  const { isMember, ...session } = useShellState(whoIsHere, shallowEqual)
  return {
    ...session,
    // A session that may only change its password is not in yet.
    isLoggedIn: isMember && !session.isRestricted,
    isTrial: session.isAgent === TRIAL,
  }
}

/** False until the browser's storage was read; decide nothing final about the session before. */
export const useSessionReady = (): boolean => useShellState(({ session }) => session.status !== 'unknown')

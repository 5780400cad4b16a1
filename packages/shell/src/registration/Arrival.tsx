import { extra } from '../app/extra.tsx'
import { useSession } from '../session/use-session.ts'
import { useKeepInvitation } from './use-keep-invitation.ts'

const ArrivalNotice = extra(() => import('./ArrivalNotice.tsx').then((module) => module.ArrivalNotice))

/** Stores the invitation of the visitor's link, and shows a message when it is not valid. */
export function Arrival() {
  const hasInvitation = useKeepInvitation()
  const { isLoggedIn } = useSession()
  return hasInvitation && !isLoggedIn && <ArrivalNotice />
}

import type { Launch } from '@boardwalk/api-client/contract'
import { useNavigate } from '@boardwalk/shell/feature'
import { SafetyBar } from './SafetyBar.tsx'
import { Stopped } from './StopNotice.tsx'
import { useGameSession } from './use-game-session.ts'

type Props = { launch: Launch; opened: Window; lobbyPath: string }

/** The safety bar of a game in a window of its own, on the page that opened it. */
export function WindowSafety({ launch, opened, lobbyPath }: Props) {
  const navigate = useNavigate()
  const { session, end } = useGameSession(launch.gameSessionId, { outlivesPage: true })
  const takeBreak = () => {
    void end()
    opened.close()
    void navigate(lobbyPath)
  }
  return (
    <>
      <SafetyBar session={session} onBreak={takeBreak} />
      <Stopped session={session} lobbyPath={lobbyPath} onLeave={takeBreak} />
    </>
  )
}

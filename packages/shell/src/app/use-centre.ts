import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useRequireLogin } from '../session/use-require-login.ts'
import { useSession } from '../session/use-session.ts'
import { useFeature } from '../site/use-feature.ts'
import { useBrand, useComposition } from './storefront-context.ts'
import { useModal } from './use-modal.ts'

/** Overlays that features bring; the pages in them are named by the specification (design decision 22). */
export type Centre = 'member' | 'agent'

/** Page of the member centre that may be switched off by itself. */
const MISSIONS = 'missionLeaderboard'

/** Whether a centre's page may be shown to whoever is here: only agents have an agent centre. */
export function useCentreRules() {
  const { overlays } = useComposition()
  const { agentTypes } = useBrand()
  const { isAgent, isLoggedIn, isTrial } = useSession()
  const [hasAgentCentre, hasMissions] = [useFeature('agentCentre'), useFeature('missionCentre')]
  const isAgentHere = isLoggedIn && !isTrial && agentTypes.some((type) => type === isAgent)
  return {
    isAgent: isAgentHere,
    has: (centre: Centre) => overlays[centre] !== undefined,
    isOff: (centre: Centre, page: string) => (centre === 'agent' ? !hasAgentCentre : page === MISSIONS && !hasMissions),
  }
}

/**
 * Opens a page of a centre over the page in sight: `go('member', 'depositv2')`. Without a session the login popup
 * opens, and a warning for a trial account or a centre that is switched off (visitor specification §5, §6).
 */
export function useCentre() {
  const rules = useCentreRules()
  const guard = useRequireLogin()
  const { open, close } = useModal()
  const [, setParams] = useSearchParams()
  const { isOff } = rules
  const go = useCallback(
    (centre: Centre, page: string) =>
      guard(() => {
        if (isOff(centre, page)) return open({ kind: 'trial' })
        close()
        setParams((params) => {
          params.set(centre, page)
          return params
        })
      }),
    [guard, isOff, open, close, setParams],
  )
  return { ...rules, go }
}

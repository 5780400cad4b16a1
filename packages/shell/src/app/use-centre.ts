import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { Centre } from '../feature-contract.ts'
import { useRequireLogin } from '../session/use-require-login.ts'
import { useSession } from '../session/use-session.ts'
import { useFeature } from '../site/use-feature.ts'
import { hasPage } from './composition.ts'
import { useBrand, useComposition } from './storefront-context.ts'
import { useModal } from './use-modal.ts'

/** Page of the member centre that may be switched off by itself. */
const MISSIONS = 'missionLeaderboard'

/** What the current visitor may see of the centres: only agents have an agent centre. */
export function useCentreRules() {
  const { agentTypes } = useBrand()
  const { isAgent, isLoggedIn, isTrial } = useSession()
  const [hasAgentCentre, hasMissions] = [useFeature('agentCentre'), useFeature('missionCentre')]
  const isAgentHere = isLoggedIn && !isTrial && agentTypes.some((type) => type === isAgent)
  return {
    isAgent: isAgentHere,
    isOff: (centre: Centre, page: string) => (centre === 'agent' ? !hasAgentCentre : page === MISSIONS && !hasMissions),
  }
}

/**
 * `to('member', 'depositv2')` returns what opens that page over the current one, or null where this composition has no
 * such page for this visitor. Without a session the login popup opens first, and a trial account or a centre that is
 * switched off gets a warning (visitor specification §5, §6).
 */
export function useCentre() {
  const rules = useCentreRules()
  const guard = useRequireLogin()
  const { open, close } = useModal()
  const [, setParams] = useSearchParams()
  const composition = useComposition()
  const { isAgent, isOff } = rules
  const to = useCallback(
    (centre: Centre, page: string) => {
      if (!hasPage(composition, { centre, page }) || (centre === 'agent' && !isAgent)) return null
      return () =>
        guard(() => {
          if (isOff(centre, page)) return open({ kind: 'trial' })
          close()
          setParams((params) => {
            params.set(centre, page)
            return params
          })
        })
    },
    [composition, isAgent, guard, isOff, open, close, setParams],
  )
  return { isAgent, to }
}

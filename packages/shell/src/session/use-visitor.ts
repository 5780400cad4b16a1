import { useBrand } from '../app/storefront-context.ts'
import type { Visitor } from '../overlay-contract.ts'
import { useSwitches } from '../site/use-feature.ts'
import { useMember } from './use-member.ts'
import { useSession } from './use-session.ts'

/** The visitor's data for entries and pages of overlays. */
export function useVisitor(): Visitor {
  const { agentTypes } = useBrand()
  const { isAgent, isLoggedIn, isTrial } = useSession()
  const { info } = useMember()
  const isOn = useSwitches()
  return {
    isAgent: isLoggedIn && !isTrial && agentTypes.some((type) => type === isAgent),
    isTrial,
    info,
    isOn,
  }
}

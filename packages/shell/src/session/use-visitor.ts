import { useBrand } from '../app/storefront-context.ts'
import type { Visitor } from '../overlay-contract.ts'
import { useSwitches } from '../site/use-feature.ts'
import { useMember } from './use-member.ts'
import { useSession } from './use-session.ts'

/** The visitor as entries and pages of overlays know them. */
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

import type { FeatureKey } from '@boardwalk/brand-kit'
import { useBrand } from '../app/storefront-context.ts'
import type { Visitor } from '../overlay-contract.ts'
import { usePermission } from '../site/use-permission.ts'
import { useMember } from './use-member.ts'
import { useSession } from './use-session.ts'

/** The visitor as entries and pages of overlays know them. */
export function useVisitor(): Visitor {
  const { agentTypes, features } = useBrand()
  const { isAgent, isLoggedIn, isTrial } = useSession()
  const { info } = useMember()
  const served: Record<string, boolean> | undefined = usePermission()?.info.features
  return {
    isAgent: isLoggedIn && !isTrial && agentTypes.some((type) => type === isAgent),
    isTrial,
    info,
    isOn: (feature: FeatureKey) => served?.[feature] ?? features[feature],
  }
}

import type { FeatureKey } from '@boardwalk/brand-kit'
import { useBrand } from '../app/storefront-context.ts'
import { usePermission } from './use-permission.ts'

/** Whether a switch is on: the server's setting once it has arrived, the brand's default until then. */
export function useSwitches(): (key: FeatureKey) => boolean {
  const { features } = useBrand()
  const served: Record<string, boolean> | undefined = usePermission()?.info.features
  return (key) => served?.[key] ?? features[key]
}

/** Whether a switch is on. */
export const useFeature = (key: FeatureKey): boolean => useSwitches()(key)

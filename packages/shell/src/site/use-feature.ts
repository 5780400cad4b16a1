import type { FeatureKey } from '@boardwalk/brand-kit'
import { useBrand } from '../app/storefront-context.ts'
import { usePermission } from './use-permission.ts'

/** Whether a switch is on: the server's word once it is here, the brand's default until then. */
export function useFeature(key: FeatureKey): boolean {
  const { features } = useBrand()
  const served: Record<string, boolean> | undefined = usePermission()?.info.features
  return served?.[key] ?? features[key]
}

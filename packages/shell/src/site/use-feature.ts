import type { Permission } from '@boardwalk/api-client/contract'
import type { FeatureKey } from '@boardwalk/brand-kit'
import { useCallback } from 'react'
import { useBrand } from '../app/storefront-context.ts'
import { usePermissionPart } from './use-permission.ts'

type Switches = Partial<Record<string, boolean>>

const switchesOf = (permission: Permission | undefined): Switches | undefined => permission?.info.features

/** Whether a switch is on: the server's setting once it has arrived, the brand's default until then. */
export function useSwitches(): (key: FeatureKey) => boolean {
  const { features } = useBrand()
  const served = usePermissionPart(switchesOf)
  return (key) => served?.[key] ?? features[key]
}

/** Whether a switch is on, or true without one. Renders only if the server's setting differs from the brand's. */
export function useFeature(key: FeatureKey | undefined): boolean {
  const { features } = useBrand()
  const read = useCallback(
    (permission: Permission | undefined) => !key || (switchesOf(permission)?.[key] ?? features[key]),
    [key, features],
  )
  return usePermissionPart(read)
}

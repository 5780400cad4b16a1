import type { Region } from '@boardwalk/api-client'
import { useBrand } from '../app/storefront-context.ts'
import { usePermission } from './use-permission.ts'

/** All regions of the platform; until the server lists them, the one that this storefront serves. */
export function useRegions(): Region[] {
  const { merchantCode, country, countryName, currency, regionLanguages } = useBrand()
  const own = { merchantCode, country, countryName, currency: currency.code, langList: [...regionLanguages] }
  return usePermission()?.regions ?? [own]
}

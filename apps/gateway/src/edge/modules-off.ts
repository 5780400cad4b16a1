import { modulesOffIn, type Permission } from '@boardwalk/api-client/contract'
import { staleCache } from '../cache/stale-cache.ts'
import type { Edge } from './edge-deps.ts'
import type { Visit } from './visit.ts'

/** Which modules of the navigation an operator switched off for a merchant, from the tree that its storefront reads too. */
export function modulesOff(edge: Edge) {
  const answers = staleCache<string[]>({ freshMs: 2000, staleMs: 3000, max: 100, clock: edge.clock })
  const warn = (error: unknown) => edge.log.warn({ err: error }, 'the switches of modules could not be read')
  return async ({ merchant, language, origin }: Pick<Visit, 'merchant' | 'language' | 'origin'>): Promise<string[]> => {
    const host = new URL(origin).hostname
    const ids = edge.brands.get(merchant.brandId)?.brand.navigation ?? []
    const ask = async () => {
      const answer = await edge.call('permission', { url: host }, { merchant: merchant.code, language, host, ip: '' })
      return modulesOffIn(answer as Permission, ids)
    }
    try {
      return await answers.get(merchant.code, ask, warn)
    } catch (error) {
      // A storefront whose switches cannot be read shows everything; the rows guard themselves.
      warn(error)
      return []
    }
  }
}

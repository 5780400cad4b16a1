import { modulesOffIn, type Permission } from '@boardwalk/api-client/contract'
import type { Edge } from './edge-deps.ts'
import { merchantFact } from './merchant-fact.ts'

/** Which modules of the navigation an operator switched off for a merchant, from the tree that its storefront reads too. */
export const modulesOff = (edge: Edge) =>
  merchantFact<string[]>(edge, {
    name: 'the switches of modules',
    fallback: [],
    read: async (visitor, { merchant }) => {
      const ids = edge.brands.get(merchant.brandId)?.brand.navigation ?? []
      return modulesOffIn((await edge.call('permission', { url: visitor.host }, visitor)) as Permission, ids)
    },
  })

import { hasPage } from './composition.ts'
import { useComposition } from './storefront-context.ts'

/** Where a way back leads: to this page, or home where it is not part of the storefront. */
export const usePageOrHome = (path: string): string => (hasPage(useComposition(), path) ? path : '/')

import { hasPage } from './composition.ts'
import { useComposition } from './storefront-context.ts'

/** Target of a way back: this page, or home where it is not part of the storefront. */
export const usePageOrHome = (path: string): string => (hasPage(useComposition(), path) ? path : '/')

import { pageFinder } from '@boardwalk/shell/testing/pages'
import { features } from './composition.ts'

/** Whether the previewed storefront answers an address. */
export const hasPage = pageFinder(features)

import { compose } from '../app/compose.ts'
import { findRoute } from '../app/composition.ts'
import type { Feature } from '../feature.ts'

/** Tells addresses that a storefront of these features answers from others. */
export function pageFinder(features: readonly Feature[]): (address: string) => boolean {
  const composition = compose(features)
  return (address) => findRoute(composition, address.split(/[?#]/, 1)[0] ?? '') !== undefined
}

import { compose } from '../app/compose.ts'
import { findRoute } from '../app/composition.ts'
import { lazyPartsOf } from '../app/lazy-parts.ts'
import type { Feature } from '../feature.ts'
import { opens } from '../rich/RichLink.tsx'

/** Distinguishes addresses of a storefront of these features from others. */
export function pageFinder(features: readonly Feature[]): (address: string) => boolean {
  const composition = compose(features)
  return (address) => findRoute(composition, address.split(/[?#]/, 1)[0] ?? '') !== undefined
}

/**
 * Distinguishes links that open something in a storefront of these features from others; overlays are among their
 * pages.
 */
export async function linkFinder(features: readonly Feature[]): Promise<(address: string) => boolean> {
  const composition = compose(features)
  const later = lazyPartsOf(composition)
  await later.load()
  return (address) => opens(address, composition, later.read().overlays)
}

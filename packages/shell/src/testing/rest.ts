import { vi } from 'vitest'
import { watchSections } from '../app/gates.ts'

/** An observer that never reports. */
export class StillObserver {
  observe = () => {}
  unobserve = () => {}
  disconnect = () => {}
}

/** The later parts of the next page rest, as a visitor's do in a browser. End it with `openGates` and `vi.unstubAllGlobals`. */
export function letLaterPartsRest() {
  vi.stubGlobal('IntersectionObserver', StillObserver)
  watchSections(document.body)
}

import { type LazyParts, lazyPage } from '@boardwalk/shell/feature'

/** The parts of the feature that only a hydrated page needs. */
export const lazyParts: LazyParts = {
  panels: {
    sheet: lazyPage(() => import('./sheet/GameSheet.tsx').then((module) => module.GameSheet)),
    list: lazyPage(() => import('./play/VendorList.tsx').then((module) => module.VendorList)),
  },
}

import type { NavigationId } from '@boardwalk/brand-kit'
import { type Composition, hasPage } from '../app/composition.ts'

type Target = { path: string; category?: string }

/** Where each entry of a brand's navigation leads, and the game category whose vendors it shows. */
const targets = {
  home: { path: '/' },
  rng: { path: '/rng', category: 'RNG' },
  live: { path: '/live', category: 'LIVE' },
  sports: { path: '/sports', category: 'SPORTS' },
  esports: { path: '/esports', category: 'ESPORTS' },
  fish: { path: '/fish', category: 'FISH' },
  pvp: { path: '/pvp', category: 'PVP' },
  lottery: { path: '/lottery', category: 'LOTT' },
  promotions: { path: '/promotions' },
  pointMall: { path: '/pointMall' },
} as const satisfies Record<NavigationId, Target>

export type NavigationEntry = Target & { id: NavigationId }

/** The brand's entries in its order, without those whose page no feature brings. */
export const navigationEntries = (composition: Composition, ids: readonly NavigationId[]): NavigationEntry[] =>
  ids.map((id) => ({ id, ...targets[id] })).filter(({ path }) => hasPage(composition, path))

/** Class of a page: its path without the leading slash. Source: visitor specification §2. */
export const pageClass = (pathname: string) => pathname.slice(1) || 'index'

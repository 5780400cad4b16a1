import type { NavigationId } from '@boardwalk/brand-kit'
import { hasPage } from '../app/composition.ts'
import { useBrand, useComposition } from '../app/storefront-context.ts'
import { usePermission } from '../site/use-permission.ts'

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

/** The brand's entries in its order, without those that lack a page or that the operator switched off (checklist 14). */
export function useNavigation(): NavigationEntry[] {
  const composition = useComposition()
  const { navigation } = useBrand()
  const lobby = usePermission()?.info.whitelabel.find(({ modId }) => modId === 'lobby')
  const isOn = (id: string) => !lobby || lobby.childrenNodes.some((node) => node.modId === id && node.enabled === '1')
  return navigation
    .map((id) => ({ id, ...targets[id] }))
    .filter(({ id, path }) => isOn(id) && hasPage(composition, path))
}

/** Class of a page: its path without the leading slash. Source: visitor specification §2. */
export const pageClass = (pathname: string) => pathname.slice(1) || 'index'

import type { NavigationId } from '@boardwalk/brand-kit'
import { hasPage } from '../app/composition.ts'
import { useStorefront } from '../app/storefront-context.ts'
import { categories, pathOf } from '../app/targets.ts'

export type NavigationEntry = { id: NavigationId; path: string; category: string | null }

/** The brand's entries in its order, without those that lack a page or that the operator switched off (checklist 14). */
export function useNavigation(): NavigationEntry[] {
  const { composition, brand, modulesOff } = useStorefront()
  return brand.navigation
    .map((id) => ({ id, path: pathOf(id), category: categories[id] }))
    .filter(({ id, path }) => !modulesOff?.includes(id) && hasPage(composition, path))
}

/** Class of a page: its path without the leading slash. Source: visitor specification §2. */
export const pageClass = (pathname: string) => pathname.slice(1) || 'index'

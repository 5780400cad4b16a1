import { atLeast, useMedia } from '@boardwalk/ui'
import { useLocation } from 'react-router'
import { findRoute } from '../app/composition.ts'
import { useComposition } from '../app/storefront-context.ts'
import { SideBar } from './SideBar.tsx'

/** The side bar belongs to wide screens and to pages with the whole frame; a phone has the same in its drawer. */
export function SideBarPlace() {
  const composition = useComposition()
  const { pathname } = useLocation()
  const isWide = useMedia(atLeast('desktop'))
  const layout = findRoute(composition, pathname)?.layout ?? 'full'
  return isWide && layout === 'full' ? <SideBar /> : null
}

import { modulesOffIn } from '@boardwalk/api-client/contract'
import { type ReactNode, useMemo } from 'react'
import { usePermission } from '../site/use-permission.ts'
import { type Composition, moduleOf } from './composition.ts'
import { StorefrontContext, useStorefront } from './storefront-context.ts'

/** What is left of a composition without the pages of these modules. Home stays: every way out leads there. */
export function withoutModules(composition: Composition, off: readonly string[] = []): Composition {
  const routes = composition.routes.filter((spec) => spec.isHome || !off.includes(moduleOf(spec)))
  return { ...composition, routes }
}

/** Takes the pages of modules away that are off: those that the page came with, then what the server says (checklist 14). */
export function Modules({ children }: { children: ReactNode }) {
  const value = useStorefront()
  const permission = usePermission()
  const off = (permission ? modulesOffIn(permission, value.brand.navigation) : (value.modulesOff ?? [])).join()
  const shown = useMemo(() => {
    const modulesOff = off.split(',')
    return { ...value, modulesOff, composition: withoutModules(value.composition, modulesOff) }
  }, [value, off])
  return <StorefrontContext value={shown}>{children}</StorefrontContext>
}

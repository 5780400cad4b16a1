import { modulesOffIn } from '@boardwalk/api-client/contract'
import { type ReactNode, useMemo } from 'react'
import { usePermissionQueryHere } from '../site/use-permission.ts'
import { type Composition, moduleOf } from './composition.ts'
import { StorefrontContext, useStorefront } from './storefront-context.ts'

/** A composition without the pages of these modules. Home stays: every way out leads there. */
export function withoutModules(composition: Composition, off: readonly string[] = []): Composition {
  const routes = composition.routes.filter((spec) => spec.isHome || !off.includes(moduleOf(spec)))
  return { ...composition, routes }
}

/** Removes the pages of disabled modules: first by the settings in the page, then by the server's (checklist 14). */
export function Modules({ children }: { children: ReactNode }) {
  const value = useStorefront()
  const { data: permission } = usePermissionQueryHere()
  const off = (permission ? modulesOffIn(permission, value.brand.navigation) : (value.modulesOff ?? [])).join()
  const shown = useMemo(() => {
    const modulesOff = off.split(',')
    return { ...value, modulesOff, composition: withoutModules(value.composition, modulesOff) }
  }, [value, off])
  return <StorefrontContext value={shown}>{children}</StorefrontContext>
}

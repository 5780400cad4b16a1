import type { Skin } from '@boardwalk/api-client/contract'
import { createContext, useContext } from 'react'
import type { Composition } from './composition.ts'
import type { StorefrontConfig } from './config.ts'

export type StorefrontContextValue = StorefrontConfig & {
  composition: Composition
  serverTime: number
  /** Modules of the navigation that the operator switched off. */
  modulesOff?: readonly string[] | undefined
  /** Overrides by the campaigns that ran when the page was rendered. */
  skin?: Skin | undefined
  /** When they change next, if that is near. */
  skinChangesAt?: number | undefined
  /** Applies another skin to the open page; null removes it. */
  setSkin?: (skin: Skin | null) => void
}

export const StorefrontContext = createContext<StorefrontContextValue | null>(null)

export function useStorefront(): StorefrontContextValue {
  const value = useContext(StorefrontContext)
  if (!value) throw new Error('useStorefront needs a Storefront around it')
  return value
}

/** The brand's data (`brand.json`). */
export const useBrand = () => useStorefront().brand

/** The merged parts of all composed features. */
export const useComposition = () => useStorefront().composition

/** Milliseconds since the epoch when the page was made; the only clock that a first render may read. */
export const useServerTime = () => useStorefront().serverTime

import type { BootQuery } from '@boardwalk/api-client/contract'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { ComponentType } from 'react'

export type Layout = 'full' | 'header' | 'bare'

/** A page whose code arrives on demand; `preload` lets a server render it, and a client hydrate it, at once. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> }

export type PreloadContext = {
  url: URL
  language: LanguageCode
  merchantCode: string
}

export type RouteSpec = {
  path: string
  page: LazyPage
  layout: Layout
  /** Key of the document title. */
  title: string
  /** Banner group shown above the page; none when absent. */
  bannerGroup?: string
  /** Reads that the edge puts into the page. */
  queries?: (context: PreloadContext) => BootQuery[]
}

/** Places of the shell that features fill; the shell names none of them. */
export type Slots = {
  /** Home sections by the id that `brand.json` orders them with. */
  home: Record<string, { component: ComponentType; queries?: (context: PreloadContext) => BootQuery[] }>
  /** Entries of the signed-in header menu. */
  headerAccount: ComponentType[]
  sideBar: ComponentType[]
  /** Opens from the search button and the `/` key. */
  search: LazyPage[]
}

export type Feature = {
  name: string
  routes?: RouteSpec[]
  overlays?: Record<string, LazyPage>
  slots?: Partial<Slots>
}

export const defineFeature = (feature: Feature): Feature => feature

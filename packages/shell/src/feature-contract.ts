import type { Promotion } from '@boardwalk/api-client'
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
  /** Key of the document title, with its namespace: `game-lobby:title.slots`. */
  title: string
  /** Banner group shown above the page; none when absent. */
  bannerGroup?: string
  /** Reads that the edge puts into the page. */
  queries?: (context: PreloadContext) => BootQuery[]
  /** Key of the sentence that search results and previews show; the brand's own when absent. */
  description?: string
  /** False for pages that search engines should leave out. */
  isIndexed?: boolean
  /** False for a page that answers its path although no entry leads there. */
  isEntry?: boolean
  /** The read whose answer names the page: its `title`, and its `summary` as the description. */
  namedBy?: string
  /** Query names that make another page of the same path, such as the `id` of an offer. */
  identity?: readonly string[]
  /** Further query names that the first render reads; a server renders the page without all others. */
  reads?: readonly string[]
  /** True for a page that an account has no use for: a signed-in player is sent home, and no entry leads there. */
  isForVisitors?: boolean
  /** Where this path leads instead. */
  redirect?: string
  /** Whether this address has a page after all; `read` gives the answers that came with it. Asked on the server. */
  exists?: (asked: { url: URL; read: (endpoint: string) => unknown }) => boolean
}

export type HomeSection = { component: ComponentType; queries?: (context: PreloadContext) => BootQuery[] }

/** Places of the shell that features fill; the shell names none of them. */
export type Slots = {
  /** Home sections by the id that `brand.json` orders them with. */
  home: Record<string, HomeSection>
  /** Entries of the signed-in header menu. */
  headerAccount: ComponentType[]
  sideBar: ComponentType[]
  /** What a member can do with an offer: take part, claim. */
  promotion: ComponentType<{ promotion: Promotion }>[]
  /** Opens from the search button and the `/` key; reads `useSearch()` to close itself. */
  search: LazyPage[]
}

/** Overlays with pages of their own, named by the specification (design decision 22). */
export type Centre = 'member' | 'agent'

export type Feature = {
  name: string
  routes?: RouteSpec[]
  /** Opens over the page while the query string holds the name: `?member=deposit`. */
  overlays?: Record<string, LazyPage>
  /** Pages inside this feature's `member` and `agent` overlays; an entry for any other page is not shown. */
  centrePages?: { readonly [K in Centre]?: readonly string[] }
  slots?: Partial<Slots>
}

export const defineFeature = (feature: Feature): Feature => feature

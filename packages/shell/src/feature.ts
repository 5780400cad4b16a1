import type { Promotion } from '@boardwalk/api-client'
import type { BootQuery } from '@boardwalk/api-client/contract'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { ComponentType } from 'react'

export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
export { LinkTo } from './app/LinkTo.tsx'
export { lazyPage } from './app/lazy-page.tsx'
export { useAnnounce } from './app/live-region.tsx'
export { Section, type SectionProps } from './app/Section.tsx'
export { useBrand, useServerTime } from './app/storefront-context.ts'
export { useHydrated } from './app/use-hydrated.ts'
export { useModal, useSearch } from './app/use-modal.ts'
export { usePreload } from './app/use-preload.ts'
export { NotFoundPage } from './pages/NotFoundPage.tsx'
export { useLiveBalance } from './session/use-live-balance.ts'
export { type GuardOptions, useRequireLogin } from './session/use-require-login.ts'
export { useSession } from './session/use-session.ts'
export { useLanguage } from './settings/use-language.ts'
export { useMoney } from './settings/use-money.ts'
export { useTheme } from './settings/use-theme.ts'
export { vendorIcon } from './site/addresses.ts'
export { hasSportsVendor, useHasSportsVendor } from './site/has-vendor.ts'
export { useErrorText } from './site/use-error-text.ts'
export { usePlatformSettings } from './site/use-menus.ts'
export { useVendorName } from './site/use-vendor-name.ts'

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

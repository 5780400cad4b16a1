import type { LanguageCode } from '@boardwalk/i18n/codes'

export type Theme = 'light' | 'dark'

/** One read that a page needs before it renders: endpoint name and argument, exactly as the hook sends them. */
export type BootQuery = { endpoint: string; arg: Record<string, unknown> }
export type BootEntry = BootQuery & { value: unknown }

/** Overrides of the running campaigns: CSS rules that follow the brand's own, and values of its `brand.json`. */
export type Skin = { rules: string[]; brand: Record<string, unknown> }

/** Response of `/skin.json`: the skin of the running campaigns, and when it changes (milliseconds since the epoch). */
export type SkinNews = { skin: Skin | null; changesAt: number | null; serverTime: number }

/** Data that the edge inlines into a page; never personal. */
export type Boot = {
  merchantCode: string
  language: LanguageCode
  theme: Theme
  /** Milliseconds since the epoch, from the server; the only clock a first render may read. */
  serverTime: number
  entries: BootEntry[]
  /** The visitor, or the browser, requested less data. */
  savesData?: boolean
  /** Only while a campaign runs. */
  skin?: Skin
  /** When a campaign begins or ends, in milliseconds since the epoch; only if that is near. */
  skinChangesAt?: number
  /** Modules of the navigation that the operator switched off, by their ids; only while there are some. */
  modulesOff?: string[]
}

export type RenderInput = Boot & {
  /** The app's built `index.html`. */
  template: string
  /** Path with query, as requested. */
  url: string
  /** Scheme and host that the visitor used. */
  origin: string
}

export type RenderOutput = {
  status: number
  /** The whole document. */
  html: string
  /** Exact text of every inline script and style, so that the edge can allow them by hash. */
  scripts: string[]
  styles: string[]
  /** Parts of the page that failed to render; the browser renders them instead. */
  failedParts: number
}

/** The export `storefront` of an app's server bundle, the only one that the gateway's edge calls. */
export type StorefrontServer = {
  brandId: string
  merchantCode: string
  /** Public paths without parameters, so that the static build can write each as a file. */
  paths: readonly string[]
  /** Addresses for search engines, without the pages of modules that are off. */
  listed(modulesOff: readonly string[]): string[]
  /** Target of a redirect, or null; `isShut`: without a session only signing in is open. */
  redirect(url: string, isShut: boolean): string | null
  /** Reads that the route needs; empty for an unknown path. A campaign may name other sections of the home page. */
  queries(url: string, language: LanguageCode, skin?: Skin): BootQuery[]
  /**
   * The cache key of a page: its path, and of the query only the names that its first render reads, in one order. All
   * unknown paths share one key, which bounds the number of cached pages.
   */
  pageUrl(url: string, modulesOff: readonly string[]): string
  render(input: RenderInput): Promise<RenderOutput>
}

import type { LanguageCode } from '@boardwalk/i18n/codes'

export type Theme = 'light' | 'dark'

/** One read that a page wants before it renders: endpoint name and its argument, exactly as the hook will ask. */
export type BootQuery = { endpoint: string; arg: Record<string, unknown> }
export type BootEntry = BootQuery & { value: unknown }

/** What the edge inlines into a page; nothing personal is ever in it. */
export type Boot = {
  merchantCode: string
  language: LanguageCode
  theme: Theme
  /** Milliseconds since the epoch, from the server; the only clock a first render may read. */
  serverTime: number
  entries: BootEntry[]
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
}

/** What an app's server bundle exports as `storefront`; the gateway's edge calls nothing else. */
export type StorefrontServer = {
  brandId: string
  merchantCode: string
  /** Public paths without parameters, so that the static build can write each as a file. */
  paths: readonly string[]
  /** Reads that the route wants; empty for an unknown path. */
  queries(url: string, language: LanguageCode): BootQuery[]
  render(input: RenderInput): Promise<RenderOutput>
}

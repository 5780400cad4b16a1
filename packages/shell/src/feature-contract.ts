import type { Promotion } from '@boardwalk/api-client'
import type { BootQuery } from '@boardwalk/api-client/contract'
import type { FeatureKey, NavigationId } from '@boardwalk/brand-kit'
import type { LanguageCode, LazyTexts } from '@boardwalk/i18n/codes'
import type { IconComponent } from '@boardwalk/ui'
import type { Reducer } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Modal } from './app/modal-slice.ts'
import type { ShellState } from './app/store.ts'
import type { LazyPage } from './lazy-page-contract.ts'
import type { Overlay } from './overlay-contract.ts'

export type Layout = 'full' | 'header' | 'bare'

export type { LazyPage }

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
  /** Other paths of the page (visitor specification §2). */
  aliases?: readonly string[]
  /** Entry of the navigation that the page is switched off with; without it the entry that is named like its path. */
  module?: NavigationId
  /** True for the page of the brand's sections: it shows its banners among them, and greetings open over it. */
  isHome?: boolean
  /** Banner group shown above the page; none when absent. */
  bannerGroup?: string
  /** `first`: the page renders with the texts of the first view alone. Otherwise it waits for its feature's and the shell's. */
  texts?: 'first'
  /** Reads that the edge puts into the page. */
  queries?: (context: PreloadContext) => BootQuery[]
  /** False for pages that search engines should leave out. */
  isIndexed?: boolean
  /** False for a page without entries, which is reached by its path only. */
  isEntry?: boolean
  /** The read whose response names the page: its `title`, and its `summary` as the description. */
  namedBy?: string
  /** Query names that make another page of the same path, such as the `id` of an offer. */
  identity?: readonly string[]
  /** Further query names that the first render reads; a server renders the page without all others. */
  reads?: readonly string[]
  /** True for a page that an account has no use for: a signed-in player is sent home, and no entry leads there. */
  isForVisitors?: boolean
  /** True for a page that a visitor may see where everything else needs a session (visitor specification §2). */
  isPublic?: boolean
  /** Target of a redirect from this path. */
  redirect?: string
  /**
   * Whether this address has a page after all; `read` returns the responses that came with it. Called on the server.
   */
  exists?: (asked: { url: URL; read: (endpoint: string) => unknown }) => boolean
}

export type HomeSection = {
  component: ComponentType
  queries?: (context: PreloadContext) => BootQuery[]
  /** On a phone the server draws it whole: its code moves and adds nothing before a touch, and waits for that. */
  waitsFor?: 'touch'
  /** Declared in a server's build only. Its component keeps that drawing until it has code and data of its own. */
  drawn?: DrawnSection
}

/** A section that a server draws with code, texts and reads that a browser requests after the first view. */
export type DrawnSection = { content: LazyPage; texts: LazyTexts; queries: BootQuery[] }

/** Places of the first view that features fill; the shell names none of them. */
export type Slots = {
  /** Home sections by the id that `brand.json` orders them with. */
  home: Record<string, HomeSection>
  /** Opens from the search button and the `/` key; reads `useSearch()` to close itself. */
  search: LazyPage[]
}

/**
 * Decides whether a protected action may run: returns the dialog to open instead, or null. Called after the guards of
 * the shell (session, trial account), in the order of the features.
 */
export type Guard = (state: ShellState) => Modal | null

/** A hook that returns an entry's action, or null while this visitor has no use for it. */
export type UseAction = () => (() => void) | null

/** An entry of the side bar on a wide screen, and of the account drawer on a phone. */
export type ShortcutEntry = {
  key: string
  label: string
  icon: IconComponent
  /** Announced to screen readers. */
  opensDialog?: boolean
  useAction: UseAction
}

/** The parts of a feature that only a hydrated page needs. Their code is in no first view. */
export type LazyParts = {
  /** Menus of pages, by their name in the query string: `?member=depositv2`. */
  overlays?: Record<string, Overlay>
  /** Opens over the page while the query string has the name: `?sheet=NOVA.koi`. It closes itself. */
  panels?: Record<string, LazyPage>
  /** Dialogs by the kind that `useModal().open({ kind })` names; the other fields are their props. */
  dialogs?: Record<string, ComponentType<Record<string, string | undefined>>>
  /** Entries of the side bar and the account drawer, after those of the shell. */
  shortcuts?: readonly ShortcutEntry[]
  /** The way back for a forgotten password: the first of all features. Null leads to support. */
  forgotten?: readonly UseAction[]
  /** A member's actions on an offer: take part, claim. Each is shown with every offer, and may render nothing. */
  promotion?: readonly ComponentType<{ promotion: Promotion }>[]
  /** Rendered over every open page: effects, and notices that appear by themselves. */
  background?: readonly ComponentType[]
}

/** A way in that the frame and others offer wherever it fits. */
export type Entrance = {
  /** Its page. */
  path: string
  /** Kind of its dialog. */
  dialog: string
  /** While this switch is off, nothing leads there. */
  switch?: FeatureKey
}
/** To sign in, and to make an account. */
export type Entrances = Partial<Record<'login' | 'register', Entrance>>

export type Feature = {
  /** Unique among the composed features; also the key of its state in the store. */
  name: string
  routes?: readonly RouteSpec[]
  slots?: Partial<Slots>
  guards?: readonly Guard[]
  entrances?: Entrances
  /** Texts of the pages and the later parts: `import { texts } from '@boardwalk/i18n/texts/lobby+play'`. */
  texts?: LazyTexts
  /** Reads that the edge puts into every page with a header. */
  queries?: (context: PreloadContext) => BootQuery[]
  /** State of the feature. It is part of the first view, so keep it small; `useFeatureState` reads it. */
  reducer?: Reducer
  /**
   * Query names that the other parts handle, such as those of overlays and panels. A page whose address has one waits
   * neither for a rest nor for a touch.
   */
  handles?: readonly string[]
  /** Loads the other parts after hydration: `lazy: () => import('./lazy.ts').then(({ lazyParts }) => lazyParts)`. */
  lazy?: () => Promise<LazyParts>
}

export const defineFeature = (feature: Feature): Feature => feature

import type { Endpoints, Value } from '@boardwalk/api-client'
import type { FeatureKey } from '@boardwalk/brand-kit'
import type { IconComponent } from '@boardwalk/ui'
import type { LazyPage } from './lazy-page-contract.ts'

/** The facts that entries and pages of an overlay may depend on. */
export type Visitor = {
  /** The account is one of the brand's agent types. */
  isAgent: boolean
  isTrial: boolean
  /** The member's own data; undefined for a visitor and until it arrives. */
  info: Value<Endpoints['memberInfo']> | undefined
  /** Whether a switch of the platform is on. */
  isOn: (feature: FeatureKey) => boolean
}

/** Shortcuts of the frame that lead to a page of an overlay. */
export type Shortcut =
  /** "Invite friends" in the side bar. */
  | 'share'
  /** The button of the gift dialog. */
  | 'gift'
  /** The button below the current offers. */
  | 'offers'
  /** The page at `/pointMall`. */
  | 'mall'

/** One page of an overlay: its entry in the menu, and its content. */
export type OverlayPage = {
  /** Value in the query string: `?member=depositv2`. */
  key: string
  /** Key of the title, with its namespace: `member-centre:deposit.title`. */
  title: string
  icon: IconComponent
  page: LazyPage
  /** Whether this member has the page. Without it every member of the overlay's audience does. */
  isFor?: (visitor: Visitor) => boolean
  /** While this switch is off, the entry warns instead of opening the page (visitor specification §5). */
  switch?: FeatureKey
  /** A hook: the number beside the entry; nothing is shown at 0. */
  useBadge?: () => number
  /** Adds the number of `useBadge` to the badge of the account in the header. */
  isCounted?: boolean
  /** The page also has an entry in the header and the account drawer, under this name. */
  account?: { label: string; isProminent?: boolean }
  /** Shortcuts of the frame that open this page. */
  serves?: readonly Shortcut[]
  /** Query names that belong to the page. They leave the address together with it. */
  reads?: readonly string[]
}

/** A menu of pages over the current page, opened by its name in the query string (design decision 22). */
export type Overlay = {
  /** Key of the name of the menu. */
  title: string
  /** `agents`: only members whose account type is one of the brand's agent types. */
  audience: 'members' | 'agents'
  /** While this switch is off, every entry warns instead of opening a page. */
  switch?: FeatureKey
  /** Shown when the address names no page that this member has; one of `pages`. */
  defaultPage: string
  /**
   * A hook of the open overlay: keys of pages that this member does not have after all. Undefined until they are known,
   * and until then the overlay shows no page.
   */
  useHidden?: () => readonly string[] | undefined
  /** In the order of the menu. */
  pages: readonly OverlayPage[]
}

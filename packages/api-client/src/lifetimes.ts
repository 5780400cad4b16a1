import type { EndpointName } from './contract/endpoints.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds that an answer outlives its last reader; the rest keep RTK Query's minute. */
export const lifetimes: { readonly [K in EndpointName]?: number } = {
  permission: HOUR,
  gameMenus: HOUR,
  registerSettings: HOUR,
  domainRoute: HOUR,
  helpCenter: HOUR,
  gameVendor: HOUR,
  vassGameType: HOUR,
  merchantWallet: HOUR,
  avatarIcons: HOUR,
  memberInfo: HOUR,
  balance: HOUR,
  favouriteIds: HOUR,
  unreadCount: HOUR,
  gameList: 5 * MINUTE,
  hotGames: 5 * MINUTE,
  popularLottery: 5 * MINUTE,
  announcements: 5 * MINUTE,
  siteBanners: 5 * MINUTE,
  siteAnnouncements: 5 * MINUTE,
  /** A solved challenge and a shown picture are used up. */
  challenge: 0,
  captcha: 0,
  operation: 0,
}

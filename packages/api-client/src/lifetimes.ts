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
  /** Used up once it is solved. */
  challenge: 0,
  /** As long as no other may be asked for. */
  captcha: 1,
  operation: 0,
}

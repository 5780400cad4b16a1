import {
  type BannerGroup,
  type Brand,
  type homeSections,
  type navigationIds,
  type RoleName,
  roleNames,
} from '../kit.ts'

/** `color-on-accent-soft` → `On accent soft`. */
export const roleTitle = (name: string): string => sentence(name.replace(/^color-/, ''))

/** `rail:hot` → `Rail: hot`; `pointMall` → `Point mall`. */
export function sentence(key: string): string {
  const words = key
    .replace(':', ': ')
    .replaceAll('-', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  const isShouted = /^[A-Z\d]+$/.test(words)
  return isShouted ? words : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

const isOf = (pattern: RegExp) => (name: RoleName) => pattern.test(name)
const groups: readonly [title: string, isIn: (name: RoleName) => boolean][] = [
  ['Header, hero and footer', isOf(/header|hero|footer|vendor/)],
  ['Accent and highlight', isOf(/accent|highlight|badge|link|focus/)],
  ['States', isOf(/positive|negative|warning|info/)],
  ['Surfaces and text', () => true],
]

/** Colour roles as a designer looks for them; every role is in exactly one group. */
export const roleGroups = groups.map(([title, isIn], index) => ({
  title,
  names: roleNames.filter((name) => isIn(name) && !groups.slice(0, index).some(([, before]) => before(name))),
}))

type Place = (typeof navigationIds)[number] | (typeof homeSections)[number]

/** Visitors' names for the entries of the navigation and the sections of the home page. */
export const placeTitles: Readonly<Record<Place, string>> = {
  home: 'Home',
  rng: 'Slots',
  live: 'Live casino',
  sports: 'Sports',
  esports: 'E-sports',
  fish: 'Fishing',
  pvp: 'Cards',
  lottery: 'Lottery',
  promotions: 'Promotions',
  pointMall: 'Points mall',
  banners: 'Banners',
  notices: 'Notices',
  categories: 'Kinds of games',
  vendors: 'Providers',
  jackpot: 'Jackpot',
  winners: 'Latest winners',
  'rail:hot': 'Popular games',
  'rail:new': 'New games',
  'rail:favourites': 'Favourite games',
  'rail:recent': 'Recently played games',
  'rail:rng': 'Slots, a row of games',
  'rail:live': 'Live casino, a row of games',
  'rail:fish': 'Fishing, a row of games',
  'rail:pvp': 'Cards, a row of games',
  'rail:lottery': 'Lottery, a row of games',
}

/** A name for a list entry; an id that no brand may use is shown as written. */
export const placeTitle = (id: string): string => (Object.hasOwn(placeTitles, id) ? placeTitles[id as Place] : id)

/** Labels of the jackpot displays, by value. */
export const jackpots: readonly { value: Brand['jackpot']; label: string }[] = [
  { value: 'ticker', label: 'A running counter, labelled as illustrative' },
  { value: 'pool', label: 'The real pool of the ledger' },
  { value: 'off', label: 'None' },
]

/** Where visitors see the banners of a group. */
export const bannerTitles: Readonly<Record<BannerGroup, string>> = {
  w_home: 'Home',
  w_rng: 'Slots',
  w_live: 'Live casino',
  w_fish: 'Fishing',
  w_pvp: 'Cards',
  w_sports: 'Sports',
  w_esports: 'E-sports',
  w_lott: 'Lottery',
  w_down: 'The app',
  w_promotion: 'Promotions',
  w_shop: 'Points mall',
  w_help: 'Help',
  w_login: 'Login',
  w_reg: 'Registration',
  w_topup_3: 'Current offers',
}

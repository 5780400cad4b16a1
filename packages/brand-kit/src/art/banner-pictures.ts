import type { BannerGroup } from '../brand-lists.ts'
import type { SprinkleName } from './scenery/sprinkle.ts'
import type { ThemeName } from './themes.ts'

/** The figures of a banner: the hero in the middle, the figures to its left and right, and floating parts. */
export type Picture = { hero: ThemeName; beside: readonly [ThemeName, ThemeName]; floats: SprinkleName }

const picture = (hero: ThemeName, left: ThemeName, right: ThemeName, floats: SprinkleName): Picture => ({
  hero,
  beside: [left, right],
  floats,
})

/** Pictures by name; a banner's address is `/art/banner/<brand>/<name>.svg`, and with `strip/` before the name it is the flat one. Every brand draws all of them in its own colours. */
export const pictures = {
  stars: picture('starlight', 'mango', 'jeepney', 'stars'),
  lilies: picture('lotus', 'dragonfly', 'sail', 'petals'),
  feathers: picture('peacock', 'lamp', 'palace', 'petals'),
  dawn: picture('sun', 'sail', 'mango', 'petals'),
  garden: picture('butterfly', 'lotus', 'dragonfly', 'petals'),
  harbour: picture('beacon', 'sail', 'turtle', 'bubbles'),
  court: picture('crown', 'gem', 'jewels', 'sparks'),
  bloom: picture('lotus', 'butterfly', 'pearl', 'leaves'),
  welcome: picture('gift', 'crown', 'gem', 'confetti'),
  slots: picture('seven', 'cherry', 'bell', 'coins'),
  fair: picture('compass', 'dice', 'hourglass', 'sparks'),
  live: picture('wheel', 'cards', 'dice', 'sparks'),
  fishing: picture('koi', 'pearl', 'turtle', 'bubbles'),
  board: picture('dominoes', 'cards', 'crown', 'stars'),
  sports: picture('football', 'cricket', 'shields', 'confetti'),
  esports: picture('arena', 'rocket', 'shields', 'sparks'),
  lottery: picture('draw', 'bingo', 'clover', 'confetti'),
  app: picture('app', 'rocket', 'gem', 'sparks'),
  gifts: picture('gift', 'drum', 'mask', 'confetti'),
  mall: picture('jewels', 'teapot', 'butterfly', 'gems'),
  help: picture('beacon', 'owl', 'compass', 'stars'),
  evening: picture('moon', 'lantern', 'owl', 'stars'),
  wallet: picture('chest', 'coins', 'crown', 'coins'),
} satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures
export const pictureNames = Object.keys(pictures) as PictureName[]
export const isPictureName = (name: string): name is PictureName => Object.hasOwn(pictures, name)

/** Emblems at the top of a brand's home page; each brand gets one of its own until all are used. */
export const emblems = [
  'stars',
  'lilies',
  'feathers',
  'dawn',
  'garden',
  'harbour',
  'court',
  'bloom',
] as const satisfies readonly PictureName[]

/** The picture of each group's banner; home shows the brand's emblem. */
export const groupPictures: Record<Exclude<BannerGroup, 'w_home'>, PictureName> = {
  w_rng: 'slots',
  w_live: 'live',
  w_fish: 'fishing',
  w_pvp: 'board',
  w_sports: 'sports',
  w_esports: 'esports',
  w_lott: 'lottery',
  w_down: 'app',
  w_promotion: 'gifts',
  w_shop: 'mall',
  w_help: 'help',
  w_login: 'evening',
  w_reg: 'welcome',
  w_topup_3: 'wallet',
}

import type { SprinkleName } from './scenery/sprinkle.ts'
import type { ThemeName } from './themes.ts'

/** What a banner shows: the hero in the middle, what stands to its left and right, and what floats about. */
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

export const isPictureName = (name: string): name is keyof typeof pictures => Object.hasOwn(pictures, name)

import type { Hero } from './hero.ts'
import * as creature from './heroes/creature.ts'
import * as festival from './heroes/festival.ts'
import * as fruit from './heroes/fruit.ts'
import * as place from './heroes/place.ts'
import * as play from './heroes/play.ts'
import * as treasure from './heroes/treasure.ts'
import type { BehindName } from './scenery/behind.ts'
import type { GroundName } from './scenery/ground.ts'
import type { SprinkleName } from './scenery/sprinkle.ts'

/** Hues are OKLCH degrees: 25 red, 60 orange, 90 yellow, 145 green, 195 teal, 250 blue, 300 violet, 350 pink. */
export type Theme = {
  hero: Hero
  /** Hues that the hero's main part may take, and those of its second part. */
  main: readonly number[]
  side: readonly number[]
  /** Hues of the sky, chosen to stand off from the hero. */
  sky: readonly number[]
  grounds: readonly GroundName[]
  behind: readonly BehindName[]
  sprinkle: readonly SprinkleName[]
}

const theme = (hero: Hero, main: number[], side: number[], sky: number[], grounds: GroundName[], behind: BehindName[], sprinkle: SprinkleName[]): Theme => ({ hero, main, side, sky, grounds, behind, sprinkle })

export const themes = {
  mango: theme(fruit.mango, [74, 66, 84], [30, 40, 130], [195, 230, 290, 345, 165], ['palms', 'hills', 'sea', 'terraces'], ['rays', 'burst', 'disc'], ['leaves', 'coins', 'sparks']),
  cherry: theme(fruit.cherries, [22, 12, 2], [145], [195, 260, 130, 310, 85], ['hills', 'stage', 'terraces'], ['burst', 'rings', 'rays'], ['stars', 'coins', 'leaves']),
  melon: theme(fruit.melon, [18, 8], [145], [200, 85, 270, 330], ['sea', 'palms', 'dunes'], ['disc', 'rays', 'burst'], ['bubbles', 'leaves', 'sparks']),
  pineapple: theme(fruit.pineapple, [82, 70], [145, 160], [215, 330, 290, 185], ['palms', 'sea', 'hills'], ['rays', 'disc', 'rings'], ['leaves', 'coins', 'sparks']),
  coconut: theme(fruit.coconut, [50], [100, 195], [205, 160, 40, 330], ['palms', 'sea'], ['disc', 'rings', 'rays'], ['bubbles', 'leaves', 'petals']),
  chili: theme(fruit.chili, [25, 32, 145], [70], [85, 195, 265, 320], ['dunes', 'stage', 'hills'], ['burst', 'rays', 'fireworks'], ['embers', 'sparks', 'stars']),
  clover: theme(fruit.clover, [148, 160, 132], [80], [60, 290, 95, 220], ['hills', 'forest', 'terraces'], ['rings', 'petals', 'disc'], ['coins', 'sparks', 'leaves']),
  marigold: theme(fruit.bloom, [62, 40, 85, 350], [40, 80], [160, 285, 200, 330], ['domes', 'hills', 'stage'], ['petals', 'arch', 'rings'], ['petals', 'sparks', 'leaves']),
  tiger: theme(creature.tiger, [62, 55, 70], [30], [165, 285, 220, 20], ['forest', 'hills', 'mountains'], ['rays', 'disc', 'petals'], ['leaves', 'embers', 'gems']),
  elephant: theme(creature.elephant, [260, 220, 300], [15, 350, 60], [75, 165, 350, 40], ['domes', 'hills', 'river'], ['arch', 'petals', 'disc'], ['petals', 'coins', 'gems']),
  peacock: theme(creature.peacock, [190, 165, 175], [255, 270, 300], [60, 345, 300, 90], ['domes', 'terraces', 'pond'], ['arch', 'disc', 'rings'], ['petals', 'gems', 'sparks']),
  dragonfly: theme(creature.dragonfly, [195, 150, 15, 300], [200, 90, 340], [140, 275, 60, 320], ['pond', 'river', 'terraces'], ['rings', 'disc', 'petals'], ['bubbles', 'leaves', 'sparks']),
  butterfly: theme(creature.butterfly, [300, 340, 50, 250], [60, 195, 90], [150, 220, 95, 20], ['hills', 'forest', 'pond'], ['petals', 'rings', 'disc'], ['petals', 'sparks', 'leaves']),
  koi: theme(creature.koi, [40, 25, 60], [230, 260], [220, 190, 280, 160], ['pond', 'sea', 'river'], ['rings', 'disc', 'petals'], ['bubbles', 'petals', 'coins']),
  turtle: theme(creature.turtle, [150, 180, 60], [130, 95, 165], [225, 40, 285, 195], ['sea', 'palms', 'pond'], ['rings', 'disc', 'rays'], ['bubbles', 'gems', 'leaves']),
  owl: theme(creature.owl, [55, 300, 250, 40], [75, 60], [275, 220, 165, 20], ['forest', 'mountains', 'hills'], ['disc', 'rings', 'burst'], ['stars', 'leaves', 'sparks']),
  cat: theme(creature.cat, [50, 30, 260], [25, 350], [20, 195, 150, 300], ['stage', 'city', 'hills'], ['rays', 'burst', 'arch'], ['coins', 'petals', 'stars']),
  buffalo: theme(creature.buffalo, [280, 250, 45], [15, 60, 345], [75, 150, 200, 320], ['terraces', 'hills', 'river'], ['disc', 'rays', 'petals'], ['leaves', 'petals', 'coins']),
  temple: theme(place.temple, [25, 15, 45, 165], [70, 85], [200, 280, 50, 330], ['mountains', 'terraces', 'pond'], ['disc', 'petals', 'rings'], ['petals', 'leaves', 'embers']),
  palace: theme(place.palace, [195, 300, 350, 155], [65, 75, 30], [270, 40, 330, 85], ['dunes', 'pond', 'hills'], ['disc', 'arch', 'fireworks'], ['sparks', 'gems', 'stars']),
  sail: theme(place.boat, [30, 190, 345, 85], [75, 220, 145], [210, 45, 280, 175], ['sea', 'river'], ['disc', 'rays', 'rings'], ['sparks', 'bubbles', 'petals']),
  jeepney: theme(place.jeepney, [25, 250, 145, 320], [70, 195, 350], [85, 200, 285, 160], ['city', 'palms', 'hills'], ['rays', 'burst', 'fireworks'], ['confetti', 'stars', 'notes']),
  volcano: theme(place.volcano, [40, 28], [300, 40, 250], [20, 280, 195, 60], ['forest', 'sea', 'dunes'], ['rays', 'disc', 'burst'], ['embers', 'gems', 'sparks']),
  beacon: theme(place.lighthouse, [25, 250, 160], [240, 150], [265, 215, 40, 320], ['sea', 'mountains'], ['rings', 'disc', 'fireworks'], ['stars', 'bubbles', 'sparks']),
  gem: theme(treasure.gem, [300, 195, 20, 155, 250], [60], [280, 60, 220, 345, 165], ['mountains', 'dunes', 'stage'], ['burst', 'rays', 'rings'], ['sparks', 'gems', 'stars']),
  jewels: theme(treasure.rubies, [20, 300, 250], [155, 220, 330], [280, 195, 40, 240], ['stage', 'domes', 'mountains'], ['rays', 'burst', 'petals'], ['sparks', 'gems', 'coins']),
  crown: theme(treasure.crown, [20, 300, 155], [255, 165, 340], [285, 20, 165, 240], ['stage', 'domes', 'mountains'], ['rays', 'arch', 'burst'], ['gems', 'sparks', 'stars']),
  chest: theme(treasure.chest, [20, 165, 300], [195], [200, 285, 150, 330], ['sea', 'palms', 'mountains'], ['rays', 'burst', 'disc'], ['coins', 'gems', 'sparks']),
  coins: theme(treasure.coins, [30, 145, 280], [60], [165, 290, 15, 235], ['stage', 'city', 'hills'], ['rays', 'burst', 'rings'], ['coins', 'sparks', 'confetti']),
  pearl: theme(treasure.pearl, [345, 300, 190, 30], [300, 340, 90], [215, 190, 260, 160], ['sea', 'pond'], ['rings', 'disc', 'rays'], ['bubbles', 'sparks', 'gems']),
  hourglass: theme(treasure.hourglass, [60, 345, 190], [60], [265, 40, 300, 170], ['dunes', 'mountains', 'domes'], ['rings', 'disc', 'arch'], ['stars', 'embers', 'sparks']),
  compass: theme(treasure.compass, [25, 345], [230, 195], [215, 60, 160, 275], ['sea', 'mountains', 'dunes'], ['rays', 'rings', 'disc'], ['stars', 'sparks', 'coins']),
  seven: theme(treasure.seven, [22, 12, 260, 145], [60], [275, 195, 60, 330, 150], ['stage', 'city', 'hills'], ['rays', 'burst', 'fireworks'], ['stars', 'coins', 'confetti']),
  bell: theme(treasure.bell, [22, 350, 145], [60], [250, 165, 300, 15], ['mountains', 'stage', 'forest'], ['rays', 'rings', 'burst'], ['notes', 'stars', 'sparks']),
  lotus: theme(festival.lotus, [345, 330, 300, 20], [150, 160], [190, 265, 60, 165], ['pond', 'river', 'terraces'], ['petals', 'rings', 'arch'], ['petals', 'sparks', 'bubbles']),
  kite: theme(festival.kite, [25, 60, 300, 195], [85, 345, 150], [220, 190, 45, 280], ['hills', 'sea', 'terraces'], ['disc', 'rings', 'rays'], ['leaves', 'petals', 'confetti']),
  moon: theme(festival.moon, [300, 250], [60], [270, 295, 240, 200], ['mountains', 'domes', 'sea', 'forest'], ['rings', 'disc', 'burst'], ['stars', 'sparks', 'petals']),
  sun: theme(festival.sun, [50, 35, 65], [60], [215, 195, 285, 330], ['dunes', 'sea', 'terraces', 'mountains'], ['rings', 'rays', 'petals'], ['sparks', 'petals', 'leaves']),
  drum: theme(festival.drum, [25, 195, 300, 150], [40, 60], [80, 280, 190, 340], ['stage', 'city', 'domes'], ['burst', 'rays', 'fireworks'], ['notes', 'confetti', 'petals']),
  starlight: theme(festival.parol, [20, 345, 150, 290], [150, 195, 330], [265, 290, 220, 15], ['city', 'hills', 'forest'], ['rings', 'fireworks', 'disc'], ['stars', 'sparks', 'confetti']),
  lantern: theme(festival.lantern, [25, 15, 340, 60], [60], [270, 220, 165, 300], ['river', 'city', 'pond'], ['rings', 'disc', 'fireworks'], ['embers', 'petals', 'sparks']),
  lamp: theme(festival.lamp, [30, 345, 300, 190], [195, 145, 60], [280, 20, 250, 330], ['domes', 'stage', 'river'], ['arch', 'petals', 'fireworks'], ['embers', 'petals', 'sparks']),
  mask: theme(festival.mask, [345, 195, 300, 25], [60, 165, 260], [270, 165, 20, 220], ['stage', 'city'], ['rays', 'fireworks', 'burst'], ['confetti', 'petals', 'stars']),
  teapot: theme(festival.teapot, [165, 25, 250, 345], [345, 80, 195], [60, 200, 310, 140], ['terraces', 'mountains', 'hills'], ['disc', 'petals', 'arch'], ['leaves', 'petals', 'sparks']),
  cards: theme(play.cards, [20, 10], [20, 250, 155], [155, 280, 220, 15], ['stage'], ['rays', 'burst', 'rings'], ['coins', 'sparks', 'stars']),
  wheel: theme(play.wheel, [22, 155, 345], [260, 300], [155, 285, 20, 220], ['stage'], ['rays', 'rings', 'fireworks'], ['coins', 'sparks', 'confetti']),
  dice: theme(play.dice, [20, 300, 250], [60, 165, 345], [165, 280, 210, 45], ['stage', 'city'], ['burst', 'rays', 'rings'], ['sparks', 'coins', 'stars']),
  football: theme(play.football, [240], [150], [150, 220, 260, 40], ['stage', 'hills'], ['rays', 'burst', 'fireworks'], ['confetti', 'stars', 'leaves']),
  cricket: theme(play.cricket, [22, 250], [60], [150, 205, 85, 265], ['hills', 'stage'], ['rays', 'burst', 'disc'], ['confetti', 'stars', 'leaves']),
  arena: theme(play.controller, [280, 195, 330], [150, 345, 60], [265, 300, 195, 340], ['city', 'stage'], ['rings', 'burst', 'rays'], ['sparks', 'confetti', 'gems']),
  draw: theme(play.balls, [25, 300, 195], [250, 150, 345], [265, 165, 330, 60], ['stage', 'city'], ['rings', 'burst', 'rays'], ['confetti', 'stars', 'coins']),
  dominoes: theme(play.dominoes, [25, 155, 250], [60], [160, 45, 285, 215], ['stage', 'hills', 'palms'], ['rings', 'rays', 'disc'], ['coins', 'leaves', 'sparks']),
  shields: theme(play.shields, [22, 30], [250, 235], [285, 165, 60, 320], ['stage', 'mountains'], ['burst', 'rays', 'fireworks'], ['sparks', 'embers', 'stars']),
  bingo: theme(play.bingo, [250, 345, 165, 300], [345, 60, 25], [195, 330, 85, 280], ['stage', 'city', 'hills'], ['burst', 'rays', 'fireworks'], ['confetti', 'stars', 'sparks']),
  rocket: theme(play.rocket, [22, 250, 345], [220, 190], [275, 220, 320, 195], ['mountains', 'city', 'dunes'], ['rings', 'fireworks', 'disc'], ['stars', 'sparks', 'embers']),
} satisfies Record<string, Theme>

export type ThemeName = keyof typeof themes
export const themeNames = Object.keys(themes) as ThemeName[]
export const isThemeName = (name: string): name is ThemeName => Object.hasOwn(themes, name)

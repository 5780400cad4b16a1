import { type Random, random, type ThemeName, themeNames } from '@boardwalk/brand-kit/art'
import { stakeChoices } from '../catalogue/categories.ts'
import { searchable } from '../catalogue/names.ts'
import { searchWordsOf } from '../catalogue/search/words-of-game.ts'
import type { games } from '../db/schema/catalogue.ts'
import { endings, gameTitle, openings } from '../texts/game-names.ts'
import type { EveryLanguage } from '../texts/text-file.ts'
import { deterministicId } from './deterministic-id.ts'
import { engineOf, engines, isPlayable, ladderOf } from './engines.ts'
import { launchModeOf } from './launch-modes.ts'
import { lotteryEntry } from './lotteries.ts'
import { smallVendors } from './small-vendors.ts'
import type { VendorSeed } from './vendor-seed.ts'
import { vendorSeeds } from './vendors.ts'

type NewGame = typeof games.$inferInsert
type Title = { theme: ThemeName; names: EveryLanguage }

/** Themes that belong to other categories; slots use the rest. */
const notForSlots: readonly ThemeName[] = ['football', 'cricket', 'dominoes', 'shields', 'draw', 'arena', 'app']
const slotThemes = themeNames.filter((name) => !notForSlots.includes(name))

const title = (theme: ThemeName, opening?: (typeof openings)[number], ending?: (typeof endings)[number]): Title => ({
  theme,
  names: gameTitle(theme, opening, ending),
})

/** All titles of a theme, short ones first, in a random order. */
function titlesOf(theme: ThemeName, roll: Random): Title[] {
  const short = [
    ...endings.map((ending) => title(theme, undefined, ending)),
    ...openings.map((opening) => title(theme, opening)),
  ]
  const long = openings.flatMap((opening) => endings.map((ending) => title(theme, opening, ending)))
  return [...shuffled(short, roll), ...shuffled(long, roll)]
}

function shuffled<T>(items: T[], roll: Random): T[] {
  const cards = [...items]
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const k = roll.whole(0, i)
    const [a, b] = [cards[i], cards[k]]
    if (a !== undefined && b !== undefined) [cards[i], cards[k]] = [b, a]
  }
  return cards
}

const classOf = (theme: ThemeName, roll: Random): string | null => {
  if (theme === 'bingo') return 'BG'
  if (['cards', 'wheel', 'dice'].includes(theme)) return 'TG'
  if (theme === 'rocket') return 'AC'
  return roll.chance(0.14) ? 'JP' : roll.chance(0.1) ? 'AC' : null
}

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Slots and the other categories have a deck each. Deals titles in rounds over the themes, so that neighbours in any list look different. */
function dealer(roll: Random) {
  const decks = new Map(themeNames.map((theme) => [theme, titlesOf(theme, roll)]))
  return (themes: readonly ThemeName[], turn: number): Title => {
    for (let step = 0; step < themes.length; step += 1) {
      const theme = themes[(turn + step) % themes.length]
      const next = theme && decks.get(theme)?.shift()
      if (next) return next
    }
    throw new RangeError(`all titles of ${themes.join(', ')} are dealt`)
  }
}

type Slot = { vendor: VendorSeed; turn: number }

const sharesOf = (seeds: readonly VendorSeed[]) => seeds.reduce((sum, { games: share }) => sum + share, 0)

/** The vendor of the n-th game: vendors take turns until each has its share. */
function schedule(seeds: readonly VendorSeed[], total = sharesOf(seeds)): Slot[] {
  const scale = total / sharesOf(seeds)
  return seeds
    .flatMap((vendor) => Array.from({ length: Math.round(vendor.games * scale) }, (_, turn) => ({ vendor, turn })))
    .sort((a, b) => a.turn / a.vendor.games - b.turn / b.vendor.games)
    .slice(0, total)
}

/** The first slot of the catalogue; guides and tests know it by name. */
const flagship = title('mango', undefined, 'fiesta')

/** The large vendors' games: the same rows for the same `total`, 10,000 in the demo world. */
export function gameRows(total = 10_000): NewGame[] {
  const roll = random('boardwalk demo catalogue')
  const deal = { slots: dealer(roll), others: dealer(roll) }
  const themes = shuffled(
    slotThemes.filter((name) => name !== 'mango'),
    roll,
  )
  const slots: ThemeName[] = ['mango', ...themes]
  let slotTurn = 0
  const next = (vendor: Slot['vendor'], turn: number): Title => {
    if (vendor.themes) return deal.others(vendor.themes, turn)
    slotTurn += 1
    if (slotTurn === 1) return flagship
    const dealt = deal.slots(slots, slotTurn - 1)
    return dealt.names.EN === flagship.names.EN ? deal.slots(slots, slotTurn - 1) : dealt
  }
  return schedule(vendorSeeds, total).map(({ vendor, turn }, index) =>
    gameRow(vendor, turn, index, next(vendor, turn), roll),
  )
}

/** Games of the small vendors, behind all others in every list. */
function smallVendorRows(before: number): NewGame[] {
  const roll = random('boardwalk small houses')
  const deal = dealer(roll)
  return schedule(smallVendors).map(({ vendor, turn }, at) =>
    gameRow(vendor, turn, before + at, deal(vendor.themes ?? slotThemes, at), roll),
  )
}

/** Every game of the demo world. */
export function allGameRows(): NewGame[] {
  const rows = gameRows()
  return [...rows, ...smallVendorRows(rows.length)]
}

function gameRow(vendor: Slot['vendor'], turn: number, index: number, dealt: Title, roll: Random): NewGame {
  const { theme } = dealt
  // Its id stays that of the title which was dealt.
  const { code, names } = lotteryEntry(vendor.code, turn) ?? { code: slug(dealt.names.EN), names: dealt.names }
  const gameType = vendor.categories[turn % vendor.categories.length] ?? 'RNG'
  const isSlot = gameType === 'RNG'
  const classify = isSlot ? classOf(theme, roll) : null
  const isHot = isSlot && (index === 0 || (turn < 40 && roll.chance(0.16)))
  const isNew = isSlot && turn < 60 && roll.chance(0.2)
  return {
    id: deterministicId(`game ${vendor.code} ${slug(dealt.names.EN)}`, index),
    code,
    vendor: vendor.code,
    gameType,
    ...{ classify, names, isHot, isNew, theme },
    ...playedBy({ gameType, vendor: vendor.code, theme, classify, turn }, roll),
    searchName: searchable(names),
    searchWords: searchWordsOf({ names, vendorName: vendor.name, gameType, theme }),
    launch: launchModeOf({ gameType, vendor: vendor.code, turn }),
    sort: (index + 1) * 10,
    isEnabled: true,
  }
}

/** Fields of an entry that follow its engine. The minimum stake is a step of its ladder and of the lobby filter. */
function playedBy(entry: Parameters<typeof engineOf>[0], roll: Random) {
  const engine = engineOf(entry)
  const { rtp, volatility, lines, demo } = engines[engine]
  const ladder = ladderOf(engine)
  const minBet = roll.pick(ladder.filter((step) => stakeChoices.includes(step)))
  return { engine, rtp, volatility, lines, minBet, hasFreeTrial: demo && isPlayable(engine) }
}

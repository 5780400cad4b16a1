import type { lotteryGames } from '../db/schema/catalogue.ts'
import type { MenuGroup } from '../lottery/menu-groups.ts'
import { type EveryLanguage, textGroup } from '../texts/server-texts.ts'

const names = textGroup('lotteries')

type Seed = {
  code: keyof typeof names
  vendor: 'TCG_LOTTO_VN' | 'TCG_SEA'
  prizeMode: 'Lott' | 'Elott' | 'SEA'
  group?: MenuGroup
  minutes: number
  /** Seconds before the draw at which the counter closes, equal to the vendor's tables. */
  closes: number
}

const day = 1_440

const seeds: readonly Seed[] = [
  {
    code: 'VN_NORTH_1',
    vendor: 'TCG_LOTTO_VN',
    prizeMode: 'Elott',
    group: 'NORTH',
    minutes: 1,
    closes: 8,
  },
  {
    code: 'VN_SOUTH_2',
    vendor: 'TCG_LOTTO_VN',
    prizeMode: 'Elott',
    group: 'SOUTH',
    minutes: 2,
    closes: 8,
  },
  {
    code: 'VN_CENTRAL_5',
    vendor: 'TCG_LOTTO_VN',
    prizeMode: 'Elott',
    group: 'CENTRAL',
    minutes: 5,
    closes: 15,
  },
  {
    code: 'SEA_SPARK_1',
    vendor: 'TCG_SEA',
    prizeMode: 'Elott',
    minutes: 1,
    closes: 8,
  },
  {
    code: 'SEA_MONSOON_5',
    vendor: 'TCG_SEA',
    prizeMode: 'SEA',
    minutes: 5,
    closes: 15,
  },
  {
    code: 'SEA_TIDE_15',
    vendor: 'TCG_SEA',
    prizeMode: 'SEA',
    minutes: 15,
    closes: 30,
  },
  {
    code: 'VN_NORTH',
    vendor: 'TCG_LOTTO_VN',
    prizeMode: 'Elott',
    group: 'NORTH',
    minutes: day,
    closes: 300,
  },
  {
    code: 'VN_SOUTH',
    vendor: 'TCG_LOTTO_VN',
    prizeMode: 'Elott',
    group: 'SOUTH',
    minutes: day,
    closes: 300,
  },
  {
    code: 'SEA_EVENING',
    vendor: 'TCG_SEA',
    prizeMode: 'Lott',
    minutes: day,
    closes: 300,
  },
]

/** Lotteries of the two lottery vendors. They show as popular once their vendor is up. */
export const lotteryRows: readonly (typeof lotteryGames.$inferInsert)[] = seeds.map((seed, index) => ({
  code: seed.code,
  vendor: seed.vendor,
  prizeMode: seed.prizeMode,
  names: names[seed.code],
  theme: 'draw',
  drawEverySeconds: seed.minutes * 60,
  closeBeforeSeconds: seed.closes,
  menuGroup: seed.group ?? null,
  sort: (index + 1) * 10,
  isPopular: true,
  isEnabled: true,
}))

/** The first entries of a lottery vendor are its lotteries and are called after them: a launch names a lottery. */
export function lotteryEntry(vendor: string, turn: number): { code: string; names: EveryLanguage } | undefined {
  const seed = seeds.filter((own) => own.vendor === vendor)[turn]
  return seed && { code: seed.code, names: names[seed.code] }
}

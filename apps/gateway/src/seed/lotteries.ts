import type { lotteryGames } from '../db/schema/catalogue.ts'
import type { Texts } from '../db/schema/texts.ts'
import type { MenuGroup } from '../lottery/menu-groups.ts'

type Seed = {
  code: string
  vendor: 'TCG_LOTTO_VN' | 'TCG_SEA'
  prizeMode: 'Lott' | 'Elott' | 'SEA'
  group?: MenuGroup
  minutes: number
  /** The counter closes so many seconds before the draw; the vendor's tables say the same. */
  closes: number
  /** English, Filipino, Bengali, Hindi. */
  names: readonly [string, string, string, string]
}

const day = 1_440

const seeds: readonly Seed[] = [
  {
    ...{ code: 'VN_NORTH_1', vendor: 'TCG_LOTTO_VN', prizeMode: 'Elott', group: 'NORTH', minutes: 1, closes: 8 },
    names: ['Northern Minute', 'Hilagang Minuto', 'উত্তর মিনিট', 'उत्तरी मिनट'],
  },
  {
    ...{ code: 'VN_SOUTH_2', vendor: 'TCG_LOTTO_VN', prizeMode: 'Elott', group: 'SOUTH', minutes: 2, closes: 8 },
    names: ['Southern Two', 'Timog Dalawa', 'দক্ষিণ দুই', 'दक्षिणी दो'],
  },
  {
    ...{ code: 'VN_CENTRAL_5', vendor: 'TCG_LOTTO_VN', prizeMode: 'Elott', group: 'CENTRAL', minutes: 5, closes: 15 },
    names: ['Central Five', 'Gitnang Lima', 'মধ্য পাঁচ', 'मध्य पाँच'],
  },
  {
    ...{ code: 'SEA_SPARK_1', vendor: 'TCG_SEA', prizeMode: 'Elott', minutes: 1, closes: 8 },
    names: ['Spark Minute', 'Kislap Minuto', 'স্ফুলিঙ্গ মিনিট', 'चिंगारी मिनट'],
  },
  {
    ...{ code: 'SEA_MONSOON_5', vendor: 'TCG_SEA', prizeMode: 'SEA', minutes: 5, closes: 15 },
    names: ['Monsoon Five', 'Limang Tag-ulan', 'বর্ষা পাঁচ', 'सावन पाँच'],
  },
  {
    ...{ code: 'SEA_TIDE_15', vendor: 'TCG_SEA', prizeMode: 'SEA', minutes: 15, closes: 30 },
    names: ['Tide Fifteen', 'Agos Kinse', 'জোয়ার পনেরো', 'ज्वार पंद्रह'],
  },
  {
    ...{ code: 'VN_NORTH', vendor: 'TCG_LOTTO_VN', prizeMode: 'Elott', group: 'NORTH', minutes: day, closes: 300 },
    names: ['Northern Draw', 'Bunutang Hilaga', 'উত্তরের ড্র', 'उत्तरी ड्रॉ'],
  },
  {
    ...{ code: 'VN_SOUTH', vendor: 'TCG_LOTTO_VN', prizeMode: 'Elott', group: 'SOUTH', minutes: day, closes: 300 },
    names: ['Southern Draw', 'Bunutang Timog', 'দক্ষিণের ড্র', 'दक्षिणी ड्रॉ'],
  },
  {
    ...{ code: 'SEA_EVENING', vendor: 'TCG_SEA', prizeMode: 'Lott', minutes: day, closes: 300 },
    names: ['Daily Draw', 'Araw-araw na Bunutan', 'দৈনিক ড্র', 'दैनिक ड्रॉ'],
  },
]

const textsOf = ([EN, TY, BN, HI]: Seed['names']): Texts => ({ EN, TY, BN, HI })

/** Lotteries of the two draw houses. They show as popular once their house is up. */
export const lotteryRows: readonly (typeof lotteryGames.$inferInsert)[] = seeds.map((seed, index) => ({
  code: seed.code,
  vendor: seed.vendor,
  prizeMode: seed.prizeMode,
  names: textsOf(seed.names),
  theme: 'draw',
  drawEverySeconds: seed.minutes * 60,
  closeBeforeSeconds: seed.closes,
  menuGroup: seed.group ?? null,
  sort: (index + 1) * 10,
  isPopular: true,
  isEnabled: true,
}))

/** The first entries of a draw house are its lotteries and are called after them: a launch names a lottery. */
export function lotteryEntry(vendor: string, turn: number): { code: string; names: Texts } | undefined {
  const seed = seeds.filter((own) => own.vendor === vendor)[turn]
  return seed && { code: seed.code, names: textsOf(seed.names) }
}

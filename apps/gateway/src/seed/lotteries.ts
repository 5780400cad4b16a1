import type { lotteryGames } from '../db/schema/catalogue.ts'

const minute = 60

/** Lotteries of the two draw houses. They show as popular once their house is up. */
export const lotteryRows: readonly (typeof lotteryGames.$inferInsert)[] = [
  {
    code: 'SEA_MONSOON_5',
    vendor: 'TCG_SEA',
    prizeMode: 'SEA',
    every: 5,
    names: ['Monsoon Five', 'Limang Tag-ulan', 'বর্ষা পাঁচ', 'सावन पाँच'],
  },
  {
    code: 'SEA_TIDE_15',
    vendor: 'TCG_SEA',
    prizeMode: 'SEA',
    every: 15,
    names: ['Tide Fifteen', 'Agos Kinse', 'জোয়ার পনেরো', 'ज्वार पंद्रह'],
  },
  {
    code: 'SEA_EVENING',
    vendor: 'TCG_SEA',
    prizeMode: 'Lott',
    every: 1_440,
    names: ['Evening Draw', 'Bunutang Gabi', 'সান্ধ্য ড্র', 'शाम का ड्रॉ'],
  },
  {
    code: 'VN_NORTH',
    vendor: 'TCG_LOTTO_VN',
    prizeMode: 'Elott',
    every: 1_440,
    names: ['Northern Draw', 'Bunutang Hilaga', 'উত্তরের ড্র', 'उत्तरी ड्रॉ'],
  },
  {
    code: 'VN_NORTH_1',
    vendor: 'TCG_LOTTO_VN',
    prizeMode: 'Elott',
    every: 1,
    names: ['Northern Minute', 'Hilagang Minuto', 'উত্তর মিনিট', 'उत्तरी मिनट'],
  },
  {
    code: 'VN_SOUTH',
    vendor: 'TCG_LOTTO_VN',
    prizeMode: 'Elott',
    every: 1_440,
    names: ['Southern Draw', 'Bunutang Timog', 'দক্ষিণের ড্র', 'दक्षिणी ड्रॉ'],
  },
].map(({ code, vendor, prizeMode, every, names: [EN = code, TY = EN, BN = EN, HI = EN] }, index) => ({
  code,
  vendor,
  prizeMode,
  names: { EN, TY, BN, HI },
  theme: 'draw',
  drawEverySeconds: every * minute,
  sort: (index + 1) * 10,
  isPopular: true,
  isEnabled: true,
}))

import { textFile } from './text-file.ts'

export { type EveryLanguage, fill } from './text-file.ts'

const lotteryCodes = [
  ...(['VN_NORTH_1', 'VN_SOUTH_2', 'VN_CENTRAL_5', 'VN_NORTH', 'VN_SOUTH'] as const),
  ...(['SEA_SPARK_1', 'SEA_MONSOON_5', 'SEA_TIDE_15', 'SEA_EVENING'] as const),
] as const

/** Short texts of the server: groups and keys of `locales/<language>/gateway/texts.json`. */
const texts = textFile('texts', {
  categories: ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'],
  classes: ['JP', 'TG', 'AC', 'BG'],
  lotteryMenu: ['NORTH', 'CENTRAL', 'SOUTH'],
  lotteries: lotteryCodes,
  chatRooms: ['lobby', 'slots'],
  wait: ['tooMany', 'busy', 'again'],
  support: ['LIVECHAT', 'VIP', 'welcome', 'write', 'hours', 'email', 'first', 'help', 'playMoney'],
  jackpot: ['title', 'content'],
  reply: ['title', 'content'],
  welcome: ['title', 'content'],
  password: ['title', 'content'],
  place: ['title', 'content'],
  payPassword: ['title', 'content'],
  payReset: ['title', 'content'],
  mobile: ['title', 'content'],
  email: ['title', 'content'],
  authenticatorOn: ['title', 'content'],
  authenticatorOff: ['title', 'content'],
  passkeyAdded: ['title', 'content'],
  passkeyRemoved: ['title', 'content'],
})

export const textsFor = texts.in
export const inEveryLanguage = texts.everywhere
export const textGroup = texts.group

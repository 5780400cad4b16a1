import { type EveryLanguage, inEveryLanguage } from '../texts/server-texts.ts'

/** Headings of the Vietnamese menu, in its order. */
export const menuGroups = {
  NORTH: inEveryLanguage(({ lotteryMenu }) => lotteryMenu.NORTH),
  CENTRAL: inEveryLanguage(({ lotteryMenu }) => lotteryMenu.CENTRAL),
  SOUTH: inEveryLanguage(({ lotteryMenu }) => lotteryMenu.SOUTH),
} as const satisfies Record<string, EveryLanguage>

export type MenuGroup = keyof typeof menuGroups

import { textIn } from '../catalogue/names.ts'
import type { lotteryGames } from '../db/schema/catalogue.ts'
import { nextDraw } from './clock.ts'
import { menuGroups } from './menu-groups.ts'

export type Lottery = typeof lotteryGames.$inferSelect
type Shown = { language: string; status: 'UP' | 'MAINTENANCE'; now: Date }

export const iconOf = (code: string): string => `/art/lottery/${code}.webp`

const entry = (row: Lottery, { language, status, now }: Shown) => ({
  gameCode: row.code,
  gameName: textIn(row.names, language),
  icon: iconOf(row.code),
  status,
  drawEverySec: row.drawEverySeconds,
  nextDrawAt: nextDraw(row.drawEverySeconds, now).toISOString(),
  closeBeforeSec: row.closeBeforeSeconds,
})

/** The menu of the Vietnamese vendor by region; a region without lotteries is left out. */
export const menuOf = (rows: readonly Lottery[], shown: Shown) =>
  Object.entries(menuGroups)
    .map(([group, names]) => ({
      group: textIn(names, shown.language),
      games: rows.filter(({ menuGroup }) => menuGroup === group).map((row) => entry(row, shown)),
    }))
    .filter(({ games }) => games.length > 0)

import { sql } from 'drizzle-orm'
import { type GameFilter, gameCount, gamesBehind, gamesFrom } from '../src/catalogue/game-list.ts'
import type { Db } from '../src/db/client.ts'
import type { Figures } from './game-figures.ts'
import { timed } from './large-catalogue.ts'

const asked: Record<string, Omit<GameFilter, 'hidden'>> = {
  'all games': {},
  slots: { gameType: 'RNG' },
  'slots of a house': { gameType: 'RNG', vassalage: 'NODI' },
  jackpots: { gameType: 'RNG', gameClassify: 'JP' },
  'slots at 0.75': { gameType: 'RNG', minBet: 7_500n },
  hot: { onlyHot: true },
  'name “mango”': { gameName: 'mango' },
  'name “dragonfly fiesta”': { gameName: 'dragonfly fiesta' },
}

/** The specification's list: the third page by number, the page behind it as a reader goes on, and the count. */
export async function measureLists(db: Db, { report, planOf }: Figures): Promise<void> {
  for (const [name, rest] of Object.entries(asked)) {
    const filter = { ...rest, hidden: ['DS88'] }
    report(
      `list ${name}`,
      await timed(() => gamesFrom(db, filter, 3, 24), 200),
      await planOf(sql`${gamesFrom(db, filter, 3, 24)}`),
    )
    const [last] = (await gamesFrom(db, filter, 3, 24)).slice(23)
    if (last) report('  the page behind', await timed(() => gamesBehind(db, filter, last, 24), 200))
    report('  count, asked each half minute', await timed(() => gameCount(db, filter), 20))
  }
}

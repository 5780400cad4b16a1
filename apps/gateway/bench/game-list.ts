import { sql } from 'drizzle-orm'
import { type GameFilter, type GameRange, gameCount, gamesOf } from '../src/catalogue/game-list.ts'
import type { GamePlace } from '../src/catalogue/game-place.ts'
import type { Db } from '../src/db/client.ts'
import type { Figures } from './game-figures.ts'
import { timed } from './large-catalogue.ts'

const asked: Record<string, Omit<GameFilter, 'hidden'>> = {
  'all games': {},
  slots: { gameType: 'RNG' },
  'slots of a vendor': { gameType: 'RNG', vassalage: 'NODI' },
  jackpots: { gameType: 'RNG', gameClassify: 'JP' },
  'slots at 0.75': { gameType: 'RNG', minBet: 7_500n },
  hot: { onlyHot: true },
  'name “mango”': { gameName: 'mango' },
  'name “dragonfly fiesta”': { gameName: 'dragonfly fiesta' },
}

/** The specification's list: the third page by number, the next page by cursor, and the count. */
export async function measureLists(db: Db, { report, planOf }: Figures): Promise<void> {
  for (const [name, rest] of Object.entries(asked)) {
    const filter = { ...rest, hidden: ['DS88'] }
    const read = (range: Partial<GameRange>) =>
      gamesOf(db, filter, { behind: null, skip: 0, until: null, limit: 24, ...range })
    const third = { skip: 48 }
    report(`list ${name}`, await timed(() => read(third), 200), await planOf(sql`${read(third)}`))
    const [last] = (await read(third)).slice(23)
    if (last) await measureOn(read, last, report)
    report('  count, asked each half minute', await timed(() => gameCount(db, filter), 20))
  }
}

async function measureOn(
  read: (range: Partial<GameRange>) => Promise<GamePlace[]>,
  behind: GamePlace,
  report: Figures['report'],
): Promise<void> {
  report('  the page behind', await timed(() => read({ behind }), 200))
  const far = { behind, skip: 8 * 24 }
  report('  eight pages further', await timed(() => read(far), 200))
  const [until] = await read(far)
  if (until) report('  before what was read', await timed(() => read({ behind, until, skip: 4 * 24 }), 200))
}

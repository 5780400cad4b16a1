import { sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { games, lotteryGames, vendors } from '../db/schema/catalogue.ts'
import { settings } from '../db/schema/settings.ts'
import { announcements, banners, helpArticles } from '../db/schema/site.ts'
import type { Deps } from '../deps.ts'
import { announcementRows } from './announcements.ts'
import { bannerRows } from './banners.ts'
import { bulkInsert } from './bulk-insert.ts'
import { gameRows } from './games.ts'
import { helpRows } from './help-articles.ts'
import { lotteryRows } from './lotteries.ts'
import { seedPeople } from './people.ts'
import { playRounds } from './rounds.ts'
import { vendorRows } from './vendors.ts'

/** Raised when the demo world changes; a database with this stamp is left alone. */
const worldVersion = 1
const stamp = { merchant: '*', name: 'demoWorld' }

/**
 * Fills a database with the demo world, once: vendors, 10,000 games, site content, players. The same on every machine;
 * existing rows are never changed. Gateways that start together wait for each other. Then lets demo players play, so
 * that the winner board of the last day is never empty.
 */
export async function seedDemoWorld(deps: Deps): Promise<{ seeded: boolean; rounds: number }> {
  const seeded = await deps.db.transaction(async (tx) => {
    // The second of two processes waits here for the first one's stamp, longer than a request may wait.
    await tx.execute(sql`set local lock_timeout = '60s'; set local statement_timeout = '60s'`)
    if (!(await stampWorld(tx))) return false
    await seedCatalogue(tx, deps)
    await seedPeople(tx, deps)
    return true
  })
  return { seeded, rounds: await playRounds(deps) }
}

async function stampWorld(tx: Tx): Promise<boolean> {
  const row = { ...stamp, value: { version: worldVersion } }
  const { rowCount } = await tx
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({
      target: [settings.merchant, settings.name],
      set: { value: row.value },
      setWhere: sql`(${settings.value} ->> 'version')::int < ${worldVersion}`,
    })
  return rowCount === 1
}

async function seedCatalogue(tx: Tx, { merchants }: Deps): Promise<void> {
  const all = merchants.all
  await bulkInsert(tx, vendors, vendorRows(all.map(({ currency }) => currency)))
  await bulkInsert(tx, games, gameRows())
  await bulkInsert(tx, lotteryGames, [...lotteryRows])
  await bulkInsert(tx, banners, all.flatMap(bannerRows))
  await bulkInsert(tx, announcements, all.flatMap(announcementRows))
  await bulkInsert(tx, helpArticles, all.flatMap(helpRows))
  await tx.execute(sql`analyze game`)
}
